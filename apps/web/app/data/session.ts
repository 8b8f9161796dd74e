import type { Me } from '@ayna/contracts/auth';
import type { QueryClient } from '@tanstack/react-query';
import { openCalls, sessionRefresher } from '../lib/api.ts';
import { systemClock } from '../lib/clock.ts';
import { reloadPage } from '../lib/load-chunk.ts';
import { isAuthPage, signInFrom } from '../lib/return-path.ts';
import { session } from '../lib/session.ts';
import { sessionPhase } from '../lib/session-phase.ts';
import { restoreSession } from '../lib/session-restore.ts';
import { sessionChangeOf } from '../lib/session-tabs.ts';
import { storedResponses } from '../lib/stored-responses.ts';
import { paths } from '../paths.ts';
import { meQuery, revokeSession } from './auth.ts';
import { afterAuthEvent } from './auth-events.ts';

/** What the shell needs of a person without a network; phone and e-mail are not for the browser's storage. */
const offlineMeKey = 'me';
const offlineMeMs = 30 * 24 * 3_600_000;

const storeForOffline = (me: Me): void =>
  storedResponses.save(offlineMeKey, { ...me, phone: '', email: null } satisfies Me);

const showStoredMe = (client: QueryClient): void => {
  const stored = storedResponses.find(offlineMeKey, offlineMeMs);
  if (stored && !client.getQueryData(meQuery.queryKey))
    client.setQueryData(meQuery.queryKey, stored.data as Me, { updatedAt: stored.at });
};

const readMe = async (client: QueryClient): Promise<void> => {
  const me = await client.fetchQuery({ ...meQuery, staleTime: 0 });
  storeForOffline(me);
};

/** Whether the page may begin with a salon's data, as far as the browser remembers. */
export const mayStartInSalon = (): boolean => {
  const stored = storedResponses.find(offlineMeKey, offlineMeMs)?.data as Me | undefined;
  return session.refreshToken() !== undefined && Boolean(stored?.salonCode);
};

let restoring: Promise<void> | undefined;

const restore = async (client: QueryClient): Promise<void> => {
  const phase = await restoreSession({
    session,
    clock: systemClock,
    isOnline: () => navigator.onLine,
    renew: sessionRefresher.renew,
    readMe: () => readMe(client),
    signOut: (refreshToken) => void revokeSession(refreshToken),
  });
  if (phase === 'signed-out') afterAuthEvent(client, 'logout');
  if (phase === 'offline') showStoredMe(client);
  sessionPhase.set(phase);
};

/** Restores the session, once at a time, however many parts of the page wait for it. */
export const restoreOnce = (client: QueryClient): Promise<void> => {
  restoring ??= restore(client).finally(() => {
    restoring = undefined;
  });
  return restoring;
};

/** Leaves by a full load, so that nothing of the session stays in memory; to signing in, unless told otherwise. */
export const signOut = async (client: QueryClient, to: string = paths.signIn): Promise<void> => {
  const refreshToken = session.refreshToken();
  // First here: even where the server is slow or away, anyone who takes the seat finds nothing.
  sessionPhase.set('leaving');
  session.clear();
  afterAuthEvent(client, 'logout');
  // The load below would end them anyway; ended now, they do not keep the sign-out waiting for a slot.
  openCalls.abandon();
  if (refreshToken) await revokeSession(refreshToken);
  window.location.assign(to);
};

/** Follows what the other tabs and the network do to the session; the answer ends it. */
export const watchSession = (): (() => void) => {
  let userCode = session.userCode();
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea !== window.localStorage) return;
    const change = sessionChangeOf(event, userCode);
    userCode = session.userCode();
    if (change === 'signed-in') sessionPhase.set('restoring');
    if (change === 'another-person') reloadPage();
    if (change === 'signed-out' && !isAuthPage(window.location.pathname))
      window.location.assign(signInFrom(window.location));
  };
  const back = (): void => {
    if (sessionPhase.get() === 'offline') sessionPhase.set('restoring');
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', back);
  };
};
