import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { rereadWhenOnline } from '../../data/connection.ts';
import { watchSession } from '../../data/session.ts';
import { TurkishLocale } from '../../lib/turkish-locale.tsx';
import { Toaster } from '../../ui/toaster.tsx';

/** What every page that runs in the browser stands on: its language, and a place for messages. */
export function PageProviders({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  useEffect(watchSession, []);
  useEffect(() => rereadWhenOnline(client), [client]);
  return (
    <TurkishLocale>
      {children}
      <Toaster />
    </TurkishLocale>
  );
}
