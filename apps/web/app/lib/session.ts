import type { Session as Answer } from '@ayna/contracts/auth';
import { localStore, type Store } from './storage.ts';

/** What the browser keeps of a session; expiries are instants in milliseconds. */
export type StoredSession = {
  readonly accessToken: string;
  readonly accessExpiry: number;
  readonly refreshToken: string;
  readonly refreshExpiry: number;
  readonly userCode: string;
};

const names = ['accessToken', 'accessExpiry', 'refreshToken', 'refreshExpiry', 'userCode'] as const;

export type Session = {
  /** The access token, for the header of every call. */
  readonly token: () => string | undefined;
  readonly userCode: () => string | undefined;
  readonly refreshToken: () => string | undefined;
  /** All of it, or nothing if a part is missing. */
  readonly read: () => StoredSession | undefined;
  readonly write: (session: StoredSession) => void;
  /** After an answer 401: both tokens go, so that no call is made with them again. */
  readonly dropTokens: () => void;
  /** After signing out: nothing stays. */
  readonly clear: () => void;
};

export const createSession = (store: Store): Session => {
  const text = (name: (typeof names)[number]): string | undefined => store.get(name) || undefined;
  const instant = (name: 'accessExpiry' | 'refreshExpiry'): number => Number(text(name) ?? Number.NaN);
  return {
    token: () => text('accessToken'),
    userCode: () => text('userCode'),
    refreshToken: () => text('refreshToken'),
    read() {
      const accessToken = text('accessToken');
      const refreshToken = text('refreshToken');
      const userCode = text('userCode');
      const accessExpiry = instant('accessExpiry');
      const refreshExpiry = instant('refreshExpiry');
      if (!accessToken || !refreshToken || !userCode) return undefined;
      if (Number.isNaN(accessExpiry) || Number.isNaN(refreshExpiry)) return undefined;
      return { accessToken, accessExpiry, refreshToken, refreshExpiry, userCode };
    },
    write(session) {
      for (const name of names) store.set(name, String(session[name]));
    },
    dropTokens() {
      store.remove('accessToken');
      store.remove('refreshToken');
    },
    clear() {
      for (const name of names) store.remove(name);
    },
  };
};

/** An access token counts as expired when the present time reaches its expiry. */
export const isExpired = ({ accessExpiry }: Pick<StoredSession, 'accessExpiry'>, now: number): boolean =>
  now >= accessExpiry;

/** In which a call that is sent now surely arrives: so long before its expiry a token is renewed. */
export const renewBeforeMs = 30_000;

export const isRenewalDue = ({ accessExpiry }: Pick<StoredSession, 'accessExpiry'>, now: number): boolean =>
  now >= accessExpiry - renewBeforeMs;

type Times = Pick<Answer, 'accessExpiresAt' | 'refreshExpiresAt' | 'now'>;

/**
 * What to keep of an answer that was asked for at `askedAt` by the browser's own clock. Expiries are
 * kept in that clock's terms, so that one that is wrong is wrong on both sides of every comparison.
 */
export const toStoredSession = (answer: Answer, requestedAt: number): StoredSession => {
  const inBrowserTime = (instant: keyof Times): number =>
    requestedAt + Date.parse(answer[instant]) - Date.parse(answer.now);
  return {
    accessToken: answer.accessToken,
    accessExpiry: inBrowserTime('accessExpiresAt'),
    refreshToken: answer.refreshToken,
    refreshExpiry: inBrowserTime('refreshExpiresAt'),
    userCode: answer.userCode,
  };
};

export const session = createSession(localStore);
