import type { ReactNode } from 'react';

/** A key of the keyboard as it is printed in a legend; an icon in it is 12 px. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-xs bg-surface px-1.25 font-strong font-ui text-micro-size text-muted leading-none shadow-[inset_0_0_0_1px_var(--line),inset_0_-1px_0_1px_var(--line)] dark:bg-raised">
      {children}
    </kbd>
  );
}
