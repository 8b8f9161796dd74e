import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { contactPageQuery } from '../data/content.ts';
import { texts } from '../parts/not-found.texts.ts';
import { NotFound } from '../parts/not-found.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Brand } from './shell/brand.tsx';
import { PanelShell } from './shell/panel-shell.tsx';
import { RestoringSession } from './shell/restoring-session.tsx';
import { type ShellData, useShellData } from './shell/shell-data.ts';

/** For the platform's own people. For everybody else, signed in or not, there is no such page. */
export default function PanelLayout() {
  const shell = useShellData();
  if (shell.state === 'restoring' || shell.state === 'offline')
    return <RestoringSession isOffline={shell.state === 'offline'} />;
  if (shell.state === 'signed-out' || shell.data.person.role !== 'Admin') return <NoSuchPage />;
  return <AdminPanel data={shell.data} />;
}

function AdminPanel({ data }: { readonly data: ShellData }) {
  const { data: messages } = useQuery(contactPageQuery(0));
  const counts = { ...data.counts, unread: messages?.unreadCount ?? 0 };
  return (
    <PanelShell data={{ ...data, counts }}>
      <Outlet />
    </PanelShell>
  );
}

/** As an address looks that there is not at all. */
function NoSuchPage() {
  // The server, which does not know who asks, has given the tab the screen's own name.
  useEffect(() => {
    document.title = texts.documentTitle;
  }, []);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex items-center justify-between px-10 py-6.5 max-tablet:px-5 max-tablet:py-4.5">
        <Brand size="page" />
        <ThemeToggle />
      </header>
      <main className="flex flex-1 flex-col">
        <NotFound />
      </main>
    </div>
  );
}
