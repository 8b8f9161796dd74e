import { Outlet } from 'react-router';
import { PageProviders } from './shell/page-providers.tsx';
import { redirectFromProfile } from './shell/profile-redirect.ts';
import { SessionGate } from './shell/session-gate.tsx';

/** Around an editor that needs the whole window: no rail, and its own head leads back. */
export default function EditorLayout() {
  return (
    <SessionGate redirect={redirectFromProfile}>
      {() => (
        <PageProviders>
          <main className="flex h-dvh flex-col overflow-hidden bg-canvas max-tablet:bg-surface">
            <Outlet />
          </main>
        </PageProviders>
      )}
    </SessionGate>
  );
}
