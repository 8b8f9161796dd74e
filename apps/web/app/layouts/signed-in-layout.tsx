import { useState } from 'react';
import { Link, Outlet } from 'react-router';
import { paths } from '../paths.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Brand } from './shell/brand.tsx';
import { OfflineNote } from './shell/offline-note.tsx';
import { PageProviders } from './shell/page-providers.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import { texts } from './shell/texts.ts';

/** Anyone who has no salon yet would be led from the profile straight back to making one. */
export default function SignedInLayout() {
  return (
    <SessionGate>
      {({ salons, offlineSince }) => (
        <WizardFrame
          leaveTo={salons.length > 0 ? paths.profile : paths.account}
          offlineSince={offlineSince}
        />
      )}
    </SessionGate>
  );
}

type FrameProps = { readonly leaveTo: string; readonly offlineSince: number | undefined };

/** Around what is done once and from beginning to end: no rail that leads away, one way to leave. */
function WizardFrame({ leaveTo, offlineSince }: FrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <PageProviders>
      <div className="flex min-h-dvh flex-col bg-canvas max-tablet:bg-surface">
        <header className="group/head grid grid-cols-centered items-center gap-5 px-8 py-3.5 max-tablet:grid-cols-fill-auto max-tablet:gap-3 max-tablet:px-5 max-tablet:py-2">
          <div>
            <Brand />
          </div>
          <div ref={setSlot} className="max-tablet:hidden" />
          <div className="flex items-center justify-end gap-3">
            <ThemeToggle />
            {/* A screen that is done has ways on of its own, and marks its steps as done. */}
            <Link
              to={leaveTo}
              className="rounded-md px-1 py-2.5 font-strong text-ink-2 hover:text-ink group-has-[[data-done]]/head:hidden"
            >
              {texts.later}
            </Link>
          </div>
        </header>
        <main className="flex flex-1 flex-col bg-surface tablet:mx-2 tablet:mb-2 tablet:rounded-sheet tablet:shadow-outline-1">
          {offlineSince !== undefined && <OfflineNote since={offlineSince} />}
          <Outlet context={slot} />
        </main>
      </div>
    </PageProviders>
  );
}
