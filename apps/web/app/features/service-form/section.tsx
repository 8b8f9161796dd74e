import { type ReactNode, useId } from 'react';
import { Switch } from '../../ui/switch.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly tour?: string;
  readonly children?: ReactNode;
};

const sectionStyle = 'mb-6 pb-6.5 shadow-[0_1px_0_var(--line)] last:mb-0 last:pb-2 last:shadow-none';

/** A part of the form under its own heading. */
export function Section({ title, text, tour, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-tour={tour} className={sectionStyle}>
      <h2 id={id} className="font-semibold text-title">
        {title}
      </h2>
      <p className="mt-px mb-3.5 max-w-[65ch] text-muted">{text}</p>
      {children}
    </section>
  );
}

type SwitchedProps = Props & { readonly value: boolean; readonly onChange: (value: boolean) => void };

/** A part of the form that is there only if it is switched on. */
export function SwitchedSection({ title, text, value, onChange, children }: SwitchedProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sectionStyle}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <div className="pb-2 [&_label>span>span:first-child]:font-semibold [&_label>span>span:first-child]:text-title [&_label>span>span:last-child]:text-body">
        <Switch label={title} hint={text} value={value} onChange={onChange} />
      </div>
      {value && children}
    </section>
  );
}
