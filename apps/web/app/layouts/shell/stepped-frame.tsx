import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import { Ground } from './ground.tsx';
import { texts } from './texts.ts';

/** Around what is done once and from beginning to end: no rail that leads away, one way to leave. */
export function SteppedFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Ground>
      <div className="flex min-h-dvh flex-col bg-canvas max-tablet:bg-surface">
        <header className="flex items-center gap-3 px-8 py-5 max-tablet:px-4 max-tablet:py-4">
          <Brand />
          <ThemeToggle className="ml-auto" />
          <Link to={paths.profile} className="rounded-md px-1 py-2.5 font-[550] text-ink-2 hover:text-ink">
            {texts.later}
          </Link>
        </header>
        <main className="flex flex-1 flex-col bg-surface tablet:mx-2 tablet:mb-2 tablet:rounded-sheet tablet:shadow-[0_0_0_1px_var(--line),var(--sh-1)]">
          {children}
        </main>
      </div>
    </Ground>
  );
}
