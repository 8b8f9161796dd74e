import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** A page that has one thing to say and one way on. */
export function Notice({ title, text, children }: Props) {
  return (
    <div className="notice">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}
