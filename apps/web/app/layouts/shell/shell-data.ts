import type { Me, Role } from '@ayna/contracts/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chooseSalon } from '../../data/auth.ts';
import { syncSalon } from '../../data/live.ts';
import { mySalonsQuery } from '../../data/salon.ts';
import { signOut } from '../../data/session.ts';
import { useOfflineSince, useStoredSince } from '../../lib/use-connection.ts';
import type { SalonChoice } from '../../parts/salon-switcher/salon-choice.ts';
import type { Count } from './nav-entries.ts';
import { type KnownSalons, salonChoices } from './salon-choices.ts';
import { type SessionState, useSession } from './use-session.ts';

/** What stands around every signed-in screen. */
export type ShellData = {
  readonly person: {
    readonly code: string;
    readonly name: string;
    readonly lastname: string;
    readonly imageUrl?: string | null;
    readonly role: Role;
    /** In the active salon. */
    readonly groups: readonly string[];
  };
  readonly salons: readonly SalonChoice[];
  readonly activeSalonCode: string | undefined;
  readonly counts: Readonly<Record<Count, number>>;
  readonly chooseSalon: (code: string) => void;
  readonly signOut: () => void;
  /** The network is away: what is shown is from then, in milliseconds since 1970, and nothing can be changed. */
  readonly offlineSince?: number | undefined;
};

export type ShellState =
  | { readonly state: 'restoring' }
  | { readonly state: 'offline' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly data: ShellData; readonly me: Me };

const useKnownSalons = (isEnabled: boolean): KnownSalons => {
  const { data, isLoadingError } = useQuery({ ...mySalonsQuery, enabled: isEnabled });
  return data ?? (isEnabled && !isLoadingError ? 'coming' : undefined);
};

/** While a screen of a salon is open, its changes are heard. */
const useSalonSync = (salonCode: string | undefined): void => {
  const client = useQueryClient();
  useEffect(() => (salonCode ? syncSalon(client, salonCode) : undefined), [client, salonCode]);
};

/** From when what is shown is, while the network is away. */
export const useShownSince = (session: SessionState): number | undefined => {
  const lostAt = useOfflineSince();
  // A page that began without a network shows what an earlier one stored.
  const storedAt = session.state === 'signed-in' && session.isOffline ? session.storedAt : undefined;
  return useStoredSince() ?? storedAt ?? lostAt;
};

export const useShellData = (): ShellState => {
  const session = useSession();
  const client = useQueryClient();
  const choosing = useMutation(chooseSalon);
  const me = session.state === 'signed-in' ? session.me : undefined;
  const offlineSince = useShownSince(session);
  const isOffline = offlineSince !== undefined;
  useSalonSync(isOffline ? undefined : (me?.salonCode ?? undefined));
  const known = useKnownSalons((me?.salons.length ?? 0) > 0);
  if (session.state !== 'signed-in') return session;
  return {
    state: 'signed-in',
    me: session.me,
    data: {
      person: { ...session.me },
      salons: salonChoices(session.me, known),
      activeSalonCode: session.me.salonCode ?? undefined,
      counts: { waiting: 0, unread: 0, lowStock: 0 },
      chooseSalon: choosing.mutate,
      signOut: () => void signOut(client),
      offlineSince,
    },
  };
};
