import type { Me } from '@ayna/contracts/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../data/auth.ts';
import { restoreOnce } from '../../data/session.ts';
import { useSessionPhase } from '../../lib/session-phase.ts';

export type SessionState =
  | { readonly state: 'restoring' }
  | { readonly state: 'signed-out' }
  /** Without a network, and without anything kept from before to show. */
  | { readonly state: 'offline' }
  | { readonly state: 'signed-in'; readonly me: Me; readonly isOffline: boolean; readonly storedAt: number };

export function useSession(): SessionState {
  const client = useQueryClient();
  const phase = useSessionPhase();
  useEffect(() => {
    if (phase === 'restoring') void restoreOnce(client);
  }, [client, phase]);
  const isKnown = phase === 'signed-in' || phase === 'offline';
  const { data: me, dataUpdatedAt } = useQuery({ ...meQuery, enabled: phase === 'signed-in' });
  if (phase === 'signed-out') return { state: 'signed-out' };
  if (isKnown && me)
    return { state: 'signed-in', me, isOffline: phase === 'offline', storedAt: dataUpdatedAt };
  return { state: phase === 'offline' ? 'offline' : 'restoring' };
}
