import type { Session as Answer } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import type { Clock } from './clock.ts';
import { isRenewalDue, type Session, toStoredSession } from './session.ts';

type RefresherDeps = {
  readonly session: Session;
  readonly clock: Clock;
  /** Lets one of all tabs in at a time. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
  readonly refresh: (refreshToken: string) => Promise<Answer>;
  /** Hears that the session is over, with the token that is of no use any more. */
  readonly onEnded: (failure: CallError, token: string | undefined) => void;
};

export type SessionRefresher = {
  /** The access token for a call; one that is about to expire is renewed first. */
  readonly token: () => string | undefined | Promise<string | undefined>;
  /** Exchanges the refresh token, unless another tab did so meanwhile. */
  readonly renew: () => Promise<void>;
};

/** A server that says no says it again; one that breaks, or is not reached, may answer the next time. */
export const isPermanent = (failure: unknown): failure is CallError =>
  failure instanceof CallError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  failure.status !== 408 &&
  failure.status !== 429;

/** Renews the session before it expires: one call at a time, whatever the number of calls and tabs. */
export const createSessionRefresher = ({
  session,
  clock,
  withLock,
  refresh,
  onEnded,
}: RefresherDeps): SessionRefresher => {
  let renewing: Promise<void> | undefined;

  const exchange = async (): Promise<void> => {
    // Read here and not before: while this tab waited, another may have renewed it, or signed out.
    const stored = session.read();
    const refreshToken = session.refreshToken();
    if (!refreshToken || (stored && !isRenewalDue(stored, clock.now()))) return;
    const requestedAt = clock.now();
    const answer = await refresh(refreshToken);
    // Signed out, or in as somebody else, while the answer was under way: it is of no use then.
    if (session.refreshToken() === refreshToken) session.write(toStoredSession(answer, requestedAt));
  };

  const renew = (): Promise<void> => {
    renewing ??= withLock(exchange).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  const renewedToken = async (): Promise<string | undefined> => {
    const token = session.token();
    try {
      await renew();
    } catch (failure) {
      if (isPermanent(failure)) onEnded(failure, token);
      throw failure;
    }
    return session.token();
  };

  return {
    renew,
    token() {
      const stored = session.read();
      return stored && isRenewalDue(stored, clock.now()) ? renewedToken() : session.token();
    },
  };
};

const lockName = 'ayna.session';

/** One tab at a time. Outside https a browser has no locks; then only this tab's own calls wait. */
export const withBrowserLock = async (work: () => Promise<void>): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(lockName, work) : work();
};
