import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { texts } from './texts.ts';

/** What surrounds every public page; apart from the layout, for the pages shown when routing failed. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col text-[1.0625rem]/[1.6875rem]">
      <a
        href="#content"
        className="sr-only rounded-md bg-surface px-4 py-3 font-medium shadow-2 focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:z-50"
      >
        {texts.toContent}
      </a>
      <PublicHeader />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[1384px] flex-1 grid-cols-[minmax(0,1fr)] items-center px-5 outline-none desk:px-8"
      >
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
