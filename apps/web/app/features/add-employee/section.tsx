import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  readonly text?: string;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly tour?: string;
  readonly children: ReactNode;
};

export function Section({ title, text, action, tour, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tour={tour}
      className="mb-6 pb-6.5 shadow-[0_1px_0_var(--line)] last:mb-0 last:pb-2 last:shadow-none"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-title">
          {title}
        </h2>
        {action}
      </div>
      {text && <p className="mt-px max-w-[65ch] text-muted">{text}</p>}
      <div className="mt-3.5">{children}</div>
    </section>
  );
}
