import { Outlet } from 'react-router';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { AuthArt } from './shell/auth-art.tsx';
import { Brand } from './shell/brand.tsx';
import { Ground } from './shell/ground.tsx';

/** The form on one side, and on the other what no two salons share. */
export default function AuthLayout() {
  return (
    <Ground>
      <div className="grid min-h-dvh bg-surface max-tablet:grid-rows-[236px_1fr] tablet:min-h-[max(100dvh,700px)] tablet:grid-cols-[minmax(0,1fr)_46%]">
        <div className="flex flex-col px-14 py-9 max-tablet:px-5 max-tablet:pt-6.5 max-tablet:pb-7">
          <header className="flex items-center justify-between">
            <Brand size="page" />
            <ThemeToggle />
          </header>
          <main className="m-auto w-100 max-w-full max-tablet:mx-0 max-tablet:mt-4.5 max-tablet:w-full">
            <Outlet />
          </main>
        </div>
        <AuthArt />
      </div>
    </Ground>
  );
}
