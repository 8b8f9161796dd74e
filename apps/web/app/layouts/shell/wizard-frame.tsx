import { useState } from 'react';
import { Link, Outlet } from 'react-router';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import { PageProviders } from './page-providers.tsx';
import { texts } from './texts.ts';

/** Around what is done once and from beginning to end: no rail that leads away, one way to leave. */
export function WizardFrame({ leaveTo }: { readonly leaveTo: string }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <PageProviders>
      <div className="flex min-h-dvh flex-col bg-canvas max-tablet:bg-surface">
        <header className="group/head grid grid-cols-[1fr_auto_1fr] items-center gap-5 px-8 py-3.5 max-tablet:grid-cols-[1fr_auto] max-tablet:gap-3 max-tablet:px-5 max-tablet:py-2">
          <div>
            <Brand />
          </div>
          <div ref={setSlot} className="max-tablet:hidden" />
          <div className="flex items-center justify-end gap-3">
            <ThemeToggle />
            {/* A screen that is done has ways on of its own, and marks its steps as done. */}
            <Link
              to={leaveTo}
              className="rounded-md px-1 py-2.5 font-[550] text-ink-2 hover:text-ink group-has-[[data-done]]/head:hidden"
            >
              {texts.later}
            </Link>
          </div>
        </header>
        <main className="flex flex-1 flex-col bg-surface tablet:mx-2 tablet:mb-2 tablet:rounded-sheet tablet:shadow-[0_0_0_1px_var(--line),var(--sh-1)]">
          <Outlet context={slot} />
        </main>
      </div>
    </PageProviders>
  );
}
