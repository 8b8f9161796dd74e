import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  readonly sub?: ReactNode;
  /** At the end of the title's line. */
  readonly end?: ReactNode;
  readonly tour?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of the page in a frame, under its own name. */
export function Card({ title, sub, end, tour, className = '', children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...(tour ? { 'data-tour': tour } : {})}
      className={`flex min-w-0 break-inside-avoid flex-col rounded-card bg-surface p-5 ring-1 ring-line max-tablet:p-4 dark:bg-raised ${className}`}
    >
      <div className="mb-3.5 flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-24 flex-1">
          <h2 id={id} className="font-semibold text-title-s">
            {title}
          </h2>
          {sub && <p className="num text-label text-muted">{sub}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
