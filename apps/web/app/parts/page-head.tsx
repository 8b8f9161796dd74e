import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly sub?: ReactNode; readonly children?: ReactNode };

/** The head of a screen in the shell; its actions stand at the right. */
export function PageHead({ title, sub, children }: Props) {
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:flex-wrap max-tablet:gap-2.5 max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-2">
      <div className="min-w-0 flex-1 max-tablet:min-w-[55%] max-tablet:py-2">
        <h1 className="display text-page-title max-tablet:truncate max-tablet:text-page-title-phone">
          {title}
        </h1>
        {sub && <p className="mt-0.5 text-muted">{sub}</p>}
      </div>
      {/* Together, so that on a phone they go to a line of their own together. */}
      {children && <div className="flex flex-wrap items-center gap-4 max-tablet:gap-2.5">{children}</div>}
    </header>
  );
}
