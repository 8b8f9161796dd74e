import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  readonly text?: string;
  /** At the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Section({ title, text, action, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-6 pb-6.5 not-last:shadow-[0_1px_0_var(--line)] last:mb-0 last:pb-2"
    >
      <div className="mb-3.5 flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="font-semibold text-title">
            {title}
          </h2>
          {text && <p className="mt-px max-w-[65ch] text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type RowProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** A setting in words, and what sets it at the right; on a phone below. */
export function SettingRow({ title, text, children }: RowProps) {
  return (
    <div className="grid items-center gap-x-5 gap-y-2 py-3.25 not-last:shadow-[0_1px_0_var(--line)] tablet:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="font-[550] max-tablet:text-[0.9375rem]">{title}</p>
        <p className="max-w-[60ch] text-label text-muted max-tablet:text-[0.875rem]/[1.1875rem]">{text}</p>
      </div>
      {children}
    </div>
  );
}
