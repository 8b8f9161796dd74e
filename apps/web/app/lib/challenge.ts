import type { Challenge } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import { auth } from '@ayna/contracts/core/session-routes';
import { validate } from '@ayna/contracts/core/validation';
import { type Store, tabStore } from './storage.ts';

/** A code that is under way to a phone; instants in milliseconds by the browser's own clock. */
export type StoredChallenge = {
  readonly challenge: string;
  readonly requestedAt: number;
  readonly expiresAt: number;
  readonly resendAt: number;
  /** Where it goes, if this page knows. */
  readonly phone?: string;
};

export type CodePurpose = 'activation' | 'new-password' | 'booking' | 'my-appointments';

export const toStoredChallenge = (
  answer: Challenge,
  requestedAt: number,
  phone?: string,
): StoredChallenge => {
  const inBrowserTime = (instant: 'expiresAt' | 'resendAt'): number =>
    requestedAt + Date.parse(answer[instant]) - Date.parse(answer.now);
  return {
    challenge: answer.challenge,
    requestedAt,
    expiresAt: inBrowserTime('expiresAt'),
    resendAt: inBrowserTime('resendAt'),
    ...(phone ? { phone } : {}),
  };
};

const isStoredChallenge = (value: unknown): value is StoredChallenge => {
  const { challenge, requestedAt, expiresAt, resendAt } = (value ?? {}) as Partial<StoredChallenge>;
  return typeof challenge === 'string' && [requestedAt, expiresAt, resendAt].every(Number.isFinite);
};

const keyOf = (purpose: CodePurpose): string => `ayna.challenge.${purpose}`;

/** For this tab, so that reloading the page does not lose the code that is under way. */
export const challengeStore = (store: Store) => ({
  save: (purpose: CodePurpose, challenge: StoredChallenge): void =>
    void store.set(keyOf(purpose), JSON.stringify(challenge)),
  find(purpose: CodePurpose): StoredChallenge | undefined {
    try {
      const stored: unknown = JSON.parse(store.get(keyOf(purpose)) ?? 'null');
      return isStoredChallenge(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  },
  remove: (purpose: CodePurpose): void => store.remove(keyOf(purpose)),
});

export const challenges = challengeStore(tabStore);

/** Right password, unproved phone: the refusal brings the code that was sent along. */
export const challengeFromRefusal = (failure: unknown): Challenge | undefined => {
  if (!(failure instanceof CallError) || failure.body.code !== 'phone-not-proved') return undefined;
  const checked = validate(auth.routes.resendCode.response, failure.body.details);
  return checked.fields ? undefined : checked.value;
};

/** The code was tried too often or is over: no digits open it any more. */
export const isCodeSpent = (failure: unknown): boolean =>
  failure instanceof CallError && failure.body.code === 'code-spent';

/** The challenge without a valid code; when another may be asked for stays. */
export const endChallenge = (challenge: StoredChallenge): StoredChallenge => ({
  ...challenge,
  expiresAt: challenge.requestedAt,
});

/** 2:05. A second that has begun counts, so that nothing reads 0:00 before it is over. */
export const countdownText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
