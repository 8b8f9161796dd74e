import { type ReactNode, useEffect } from 'react';
import { followSession } from '../../data/session.ts';
import { Turkish } from '../../lib/turkish.tsx';
import { Toaster } from '../../ui/toaster.tsx';

/** What every page that runs in the browser stands on: its language, and a place for messages. */
export function Ground({ children }: { readonly children: ReactNode }) {
  useEffect(followSession, []);
  return (
    <Turkish>
      {children}
      <Toaster />
    </Turkish>
  );
}
