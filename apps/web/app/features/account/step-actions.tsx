import type { ReactNode } from 'react';

/** At the foot of a dialog whose button belongs to a form in it. */
export function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-2 pt-1 tablet:auto-cols-fr tablet:grid-flow-col tablet:pb-1.5">{children}</div>
  );
}
