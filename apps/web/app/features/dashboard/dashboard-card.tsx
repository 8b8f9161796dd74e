import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  /** Beside the title, quieter. */
  readonly aside?: ReactNode;
  /** At the end of the line. */
  readonly action?: ReactNode;
  readonly tour?: string;
  readonly children: ReactNode;
};

export function DashboardCard({ title, aside, action, tour, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tour={tour}
      className="min-w-0 rounded-sheet px-5.5 pt-4.5 pb-4 shadow-outline max-tablet:p-4 dark:bg-raised"
    >
      <div className="flex flex-wrap items-center gap-x-2.5">
        <h2 id={id} className="font-semibold text-title">
          {title}
        </h2>
        {aside && <span className="num text-muted max-tablet:order-last max-tablet:w-full">{aside}</span>}
        {action && <span className="ml-auto">{action}</span>}
      </div>
      {children}
    </section>
  );
}
