import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** A page that has one thing to say and one way on. */
export function Notice({ title, text, children }: Props) {
  return (
    <div className="grid justify-items-center text-center">
      <h1 className="display text-display-l-phone tablet:text-display-l">{title}</h1>
      <p className="mt-5 max-w-note text-head-18/7 text-ink-2">{text}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}
