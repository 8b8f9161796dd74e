import type { ReactNode } from 'react';
import { Turkish } from '../../lib/turkish.tsx';
import { Toaster } from '../../ui/toaster.tsx';

/** What every page that runs in the browser stands on: its language, and a place for messages. */
export function Ground({ children }: { readonly children: ReactNode }) {
  return (
    <Turkish>
      {children}
      <Toaster />
    </Turkish>
  );
}
