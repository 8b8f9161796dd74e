import type { Clock } from './clock.ts';
import { isExpired, type Session } from './session.ts';
import { isPermanent } from './session-refresher.ts';

/** How the page stands to its session; offline, nobody knows whether it is still good. */
export type RestoreResult = 'signed-in' | 'signed-out' | 'offline';

type RestoreDeps = {
  readonly session: Session;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  readonly renew: () => Promise<void>;
  readonly readMe: () => Promise<unknown>;
  /** Tells the server; whether it hears is no matter. */
  readonly signOut: (refreshToken: string) => void;
};

/** Pauses before the second and the third try; what is not there within five seconds counts as failed. */
const retryDelaysMs = [1_000, 2_500];
const timeoutMs = 5_000;

const delay = (clock: Clock, ms: number): Promise<void> => new Promise((resume) => clock.after(ms, resume));

const withRetries = async (attempt: () => Promise<unknown>, clock: Clock): Promise<void> => {
  const began = clock.now();
  for (const pauseMs of [...retryDelaysMs, undefined]) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await attempt();
      return;
    } catch (failure) {
      const spentMs = clock.now() - began;
      if (pauseMs === undefined || isPermanent(failure) || spentMs + pauseMs > timeoutMs) throw failure;
      // oxlint-disable-next-line no-await-in-loop -- and a pause between two
      await delay(clock, pauseMs);
    }
  }
};

/** The spec's restore at start, sentence by sentence. */
export const restoreSession = async (parts: RestoreDeps): Promise<RestoreResult> => {
  const { session, clock, isOnline, renew, readMe, signOut } = parts;
  const refreshToken = session.refreshToken();
  if (!refreshToken) {
    session.clear();
    return 'signed-out';
  }
  if (!isOnline()) return 'offline';
  const attempt = async (): Promise<void> => {
    const stored = session.read();
    if (!stored || isExpired(stored, clock.now())) await renew();
    await readMe();
  };
  try {
    await withRetries(attempt, clock);
    return 'signed-in';
  } catch {
    if (!isOnline()) return 'offline';
    const last = session.refreshToken();
    if (last) signOut(last);
    session.clear();
    return 'signed-out';
  }
};
