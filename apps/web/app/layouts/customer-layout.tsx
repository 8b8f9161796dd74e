import { fullName } from '@ayna/domain/names';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { signOut } from '../data/session.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Brand } from './shell/brand.tsx';
import { OfflineNote } from './shell/offline-note.tsx';
import { PageProviders } from './shell/page-providers.tsx';
import { RestoringSession } from './shell/restoring-session.tsx';
import { useShownSince } from './shell/shell-data.ts';
import { texts } from './shell/texts.ts';
import { useSession } from './shell/use-session.ts';
import { useWorker } from './shell/use-worker.ts';

/**
 * Around a customer's own pages. Every session is let in, also one that a code opened without a password; the screen
 * gets the person, or null for who still has to sign in.
 */
export default function CustomerLayout() {
  const session = useSession();
  const client = useQueryClient();
  const offlineSince = useShownSince(session);
  useWorker(session.state === 'signed-in');
  if (session.state === 'restoring' || session.state === 'offline')
    return <RestoringSession isOffline={session.state === 'offline'} />;
  const me = session.state === 'signed-in' ? session.me : null;
  return (
    <PageProviders>
      <div className="min-h-dvh bg-canvas text-lead-size leading-5.5">
        <div className="mx-auto max-w-290 px-8 pb-18 max-tablet:px-4 max-tablet:pb-11">
          <header className="flex h-18 items-center gap-1 max-tablet:h-15">
            <div className="flex flex-1">
              <Brand />
            </div>
            <ThemeToggle />
            {me && (
              <>
                <IconButton
                  label={texts.signOut}
                  icon={LogOut}
                  onPress={() => void signOut(client, paths.myAppointments)}
                />
                <Link
                  to={paths.account}
                  aria-label={texts.account}
                  className="grid size-11 place-items-center rounded-full"
                >
                  <Avatar
                    name={fullName(me)}
                    seed={me.code}
                    size="md"
                    {...(me.imageUrl !== null && { src: me.imageUrl })}
                  />
                </Link>
              </>
            )}
          </header>
          {offlineSince !== undefined && <OfflineNote since={offlineSince} />}
          <Outlet context={me} />
        </div>
      </div>
    </PageProviders>
  );
}
