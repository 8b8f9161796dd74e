import { type ReactNode, Suspense } from 'react';

type Props = {
  readonly isDue: boolean;
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
};

/** Loads lazy components only when they are due. */
export function Deferred({ isDue, placeholder, children }: Props) {
  return isDue ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
