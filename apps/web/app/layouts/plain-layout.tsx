import { Outlet } from 'react-router';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Brand } from './shell/brand.tsx';

/** For a page that has one thing to say: the name, and nothing that leads astray. */
export default function PlainLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex items-center justify-between px-10 py-6.5 max-tablet:px-5 max-tablet:py-4.5">
        <Brand size="page" />
        <ThemeToggle />
      </header>
      <main className="flex flex-1 flex-col">
        <Outlet />
      </main>
    </div>
  );
}
