import { ArrowLeft, Lock } from 'lucide-react';
import { Outlet } from 'react-router';
import { paths } from '../paths.ts';
import { Brand } from './shell/brand.tsx';
import { OfflineNote } from './shell/offline-note.tsx';
import { PageProviders } from './shell/page-providers.tsx';
import { redirectFromProfile } from './shell/profile-redirect.ts';
import { SessionGate } from './shell/session-gate.tsx';
import { texts } from './shell/texts.ts';

/**
 * Around paying: no rail, and two ways out. They load a new document, because this one has the policy of the page on which
 * a card is typed.
 */
export default function PaymentLayout() {
  return (
    <SessionGate redirect={redirectFromProfile}>
      {({ offlineSince }) => (
        <PageProviders>
          <div className="min-h-dvh bg-canvas">
            <div className="mx-auto max-w-291 px-4 tablet:px-8">
              <header className="flex h-15 items-center gap-5 tablet:h-18">
                <Brand size="page" />
                <a
                  href={paths.packageManagement}
                  aria-label={texts.toPackageManagement}
                  className="inline-flex min-h-11 items-center gap-2 rounded-md px-1 font-strong text-ink-2 hover:text-ink"
                >
                  <ArrowLeft size={18} />
                  <span className="max-tablet:sr-only">{texts.toPackageManagement}</span>
                </a>
                <span className="ml-auto inline-flex items-center gap-2 font-medium text-ink-2">
                  <Lock size={17} className="text-muted" />
                  {texts.securePayment}
                </span>
              </header>
              {offlineSince !== undefined && <OfflineNote since={offlineSince} />}
              <main className="pb-10">
                <Outlet />
              </main>
            </div>
          </div>
        </PageProviders>
      )}
    </SessionGate>
  );
}
