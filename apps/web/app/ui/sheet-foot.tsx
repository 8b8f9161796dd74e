import type { ReactNode } from 'react';

/** On the form: a field that takes the focus scrolls clear of its foot. */
export const aboveFoot = '**:scroll-mb-24';

/**
 * The end of a form that scrolls within a dialog or sheet: its button stays in sight, over the margins of the body and
 * clear of the strip that a phone keeps for its gestures. The margin of the body ends where it sticks, hence `-bottom-4`.
 */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky -bottom-4 z-10 -mx-5 mt-2 -mb-4 bg-surface px-5 pt-3 pb-safe-5 shadow-above tablet:-mx-6 tablet:px-6 tablet:pb-4 dark:bg-raised">
      {children}
    </div>
  );
}
