import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly end?: ReactNode;
  readonly tour?: string;
  readonly children: ReactNode;
};

/** One part of the card, under its own name. */
export function Panel({ title, end, tour, children }: Props) {
  return (
    <section
      aria-label={title}
      {...(tour ? { 'data-tour': tour } : {})}
      className="rounded-lg px-5 py-4.5 shadow-outline max-tablet:px-4.5 dark:bg-raised"
    >
      <div className="mb-2.5 flex min-h-7.5 items-center gap-2">
        <h2 className="min-w-0 flex-1 font-semibold text-title-s">{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
