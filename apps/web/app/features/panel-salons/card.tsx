import type { ReactNode } from 'react';

type CardProps = { readonly title: string; readonly end?: ReactNode; readonly children: ReactNode };

/** A part of what the panel shows of a salon. */
export function Card({ title, end, children }: CardProps) {
  return (
    <section className="grid gap-3 rounded-card bg-surface p-4 ring-1 ring-line dark:bg-raised">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        {end}
      </div>
      {children}
    </section>
  );
}
