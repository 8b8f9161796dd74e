import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly end?: ReactNode; readonly children: ReactNode };

export function Card({ title, end, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card px-5 py-4.5 shadow-outline dark:bg-raised">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-title-s">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}

type RowProps = {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
};

/** A line of a card: a sign, what it is, and what can be done. */
export function CardRow({ icon, title, text, end }: RowProps) {
  return (
    <div className="num grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 py-3 shadow-below last:pb-0 last:shadow-none">
      <span aria-hidden="true" className="text-muted">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="font-strong">{title}</p>
        {text && <p className="text-label text-muted">{text}</p>}
      </div>
      {end}
    </div>
  );
}
