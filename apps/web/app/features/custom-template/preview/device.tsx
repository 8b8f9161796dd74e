import type { ReactNode } from 'react';

/** A window with its address, around the page at the width of a desk. */
export function BrowserFrame({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg bg-surface shadow-outline-2">
      <div className="num relative flex h-9 flex-none items-center justify-center text-label text-muted">
        <span aria-hidden="true" className="absolute left-3.5 flex gap-1.5">
          {['first', 'second', 'third'].map((dot) => (
            <i key={dot} className="size-2 rounded-full bg-line" />
          ))}
        </span>
        <span className="max-w-[70%] truncate">{path}</span>
      </div>
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  );
}

/** Black in both themes, as phones are. */
export function PhoneBody({ children }: { readonly children: ReactNode }) {
  return (
    <div className="size-full rounded-panel bg-sir-1000 p-2 shadow-3 dark:ring-1 dark:ring-sir-700">
      <div className="size-full overflow-hidden rounded-card bg-surface">{children}</div>
    </div>
  );
}
