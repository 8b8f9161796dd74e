import type { Clock } from './clock.ts';
import { isExpired, type Session } from './session.ts';
import { isFinal } from './session-keeper.ts';

/** How the page stands to its session; offline, nobody knows whether it is still good. */
export type Restored = 'signed-in' | 'signed-out' | 'offline';

type Parts = {
  readonly session: Session;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  readonly renew: () => Promise<void>;
  readonly readMe: () => Promise<unknown>;
  /** Tells the server; whether it hears is no matter. */
  readonly signOut: (refreshToken: string) => void;
};

/** Pauses before the second and the third try; what is not there within five seconds counts as failed. */
const pausesMs = [1_000, 2_500];
const patienceMs = 5_000;

const pause = (clock: Clock, ms: number): Promise<void> => new Promise((resume) => clock.after(ms, resume));

const tried = async (attempt: () => Promise<unknown>, clock: Clock): Promise<void> => {
  const began = clock.now();
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await attempt();
      return;
    } catch (failure) {
      const spentMs = clock.now() - began;
      if (pauseMs === undefined || isFinal(failure) || spentMs + pauseMs > patienceMs) throw failure;
      // oxlint-disable-next-line no-await-in-loop -- and a pause between two
      await pause(clock, pauseMs);
    }
  }
};

/** The spec's restore at start, sentence by sentence. */
export const restoreSession = async (parts: Parts): Promise<Restored> => {
  const { session, clock, isOnline, renew, readMe, signOut } = parts;
  const refreshToken = session.refreshToken();
  if (!refreshToken) {
    session.clear();
    return 'signed-out';
  }
  if (!isOnline()) return 'offline';
  const attempt = async (): Promise<void> => {
    const kept = session.read();
    if (!kept || isExpired(kept, clock.now())) await renew();
    await readMe();
  };
  try {
    await tried(attempt, clock);
    return 'signed-in';
  } catch {
    if (!isOnline()) return 'offline';
    const last = session.refreshToken();
    if (last) signOut(last);
    session.clear();
    return 'signed-out';
  }
};
