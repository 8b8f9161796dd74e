import { useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { tv } from 'tailwind-variants/lite';
import { isAuthPage, returnPath } from '../lib/return-path.ts';
import { session } from '../lib/session.ts';
import { sessionPhase } from '../lib/session-phase.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { AuthArt, authArtFor } from './shell/auth-art.tsx';
import { Brand } from './shell/brand.tsx';
import { PageProviders } from './shell/page-providers.tsx';
import { homePath } from './shell/profile-redirect.ts';
import { RestoringSession } from './shell/restoring-session.tsx';
import { useSession } from './shell/use-session.ts';

/** Whether the browser keeps a session that could be restored; the server cannot know. */
const useStoredSession = (): boolean =>
  useSyncExternalStore(
    sessionPhase.subscribe,
    () => session.refreshToken() !== undefined,
    () => false,
  );

const style = tv({
  slots: {
    page: 'grid min-h-dvh bg-surface tablet:min-h-[max(100dvh,700px)] tablet:grid-cols-[minmax(0,1fr)_46%]',
    side: 'flex min-w-0 flex-col px-14 py-9 max-tablet:px-5 max-tablet:pb-8',
    form: 'm-auto max-w-full max-tablet:mx-0 max-tablet:mt-4 max-tablet:w-full',
  },
  variants: {
    art: {
      wall: { page: 'max-tablet:grid-rows-[236px_1fr]', side: 'max-tablet:pt-6.5', form: 'w-100' },
      owner: { form: 'w-116 tablet:pt-3.5' },
      customer: { form: 'w-116 tablet:pt-3.5' },
      team: { form: 'w-116 tablet:pt-3.5' },
      code: { form: 'w-105' },
    },
  },
  compoundVariants: [
    {
      art: ['owner', 'customer', 'team', 'code'],
      class: { page: 'max-tablet:grid-rows-[132px_1fr]', side: 'max-tablet:pt-5.5' },
    },
  ],
});

/** The form on one side, and on the other what no two salons share. */
export default function AuthLayout() {
  const session = useSession();
  const isStored = useStoredSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const art = authArtFor(pathname, search);
  const { page, side, form } = style({ art });
  // An invitation is for anyone who is signed in, too; the other pages are done with then. Who came in by a code alone
  // still needs them for a password.
  if (session.state === 'signed-in' && !session.me.customerOnly && isAuthPage(pathname))
    return <Navigate to={returnPath(search, homePath(session.me))} replace />;
  // Anyone who has no session to restore does not wait for the form. It stays mounted, with what was typed into it.
  const isRestoring = session.state === 'restoring' && isStored;
  return (
    <PageProviders>
      {isRestoring && <RestoringSession />}
      <div className={page()} hidden={isRestoring}>
        <div className={side()}>
          <header className="flex items-center justify-between">
            <Brand size="page" />
            <ThemeToggle />
          </header>
          <main className={form()}>
            <Outlet />
          </main>
        </div>
        <AuthArt art={art} />
      </div>
    </PageProviders>
  );
}
