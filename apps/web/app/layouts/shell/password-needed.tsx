import { KeyRound, LogIn } from 'lucide-react';
import { useLocation } from 'react-router';
import { newPasswordFrom, signInFrom } from '../../lib/return-path.ts';
import { paths } from '../../paths.ts';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import { texts } from './texts.ts';

const words = texts.passwordNeeded;

/** In place of a page that a session without a password does not reach. Both ways to one come back to the page. */
export function PasswordNeeded() {
  const location = useLocation();
  return (
    <div className="flex min-h-dvh flex-col bg-surface px-14 py-9 max-tablet:px-5 max-tablet:py-5">
      <header className="flex items-center justify-between">
        <Brand size="page" />
        <ThemeToggle />
      </header>
      <main className="m-auto grid max-w-115 justify-items-center py-10 text-center">
        <span className="grid size-14.5 place-items-center rounded-full text-accent shadow-frame">
          <KeyRound size={26} />
        </span>
        <h1 className="display mt-5 text-balance text-head-38/10.5 max-tablet:text-head-32/9">
          {words.title}
        </h1>
        <p className="mt-2 text-pretty text-muted text-title-s-size leading-6">{words.text}</p>
        <div className="mt-6 grid w-full gap-2.5">
          <ButtonLink to={newPasswordFrom(location)} size="xl" icon={KeyRound}>
            {words.set}
          </ButtonLink>
          <ButtonLink to={signInFrom(location)} look="outline" size="xl" icon={LogIn}>
            {words.signIn}
          </ButtonLink>
        </div>
        <p className="mt-5 inline-flex min-h-11 items-center">
          <Link look="quiet" to={paths.myAppointments}>
            {words.appointments}
          </Link>
        </p>
      </main>
    </div>
  );
}
