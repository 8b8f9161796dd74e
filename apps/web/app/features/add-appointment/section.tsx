import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  /** What the tour of the page calls it. */
  readonly tour?: string;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Section({ title, tour, action, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tour={tour}
      className="mb-5 pb-5.5 shadow-[0_1px_0_var(--line)] last:mb-0 last:pb-2 last:shadow-none"
    >
      <div className="mb-2.5 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id={id} className="font-semibold text-title wrap-anywhere">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
