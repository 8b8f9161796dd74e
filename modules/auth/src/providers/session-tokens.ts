import type { Session } from '@ayna/contracts/auth';
import type { HttpContext } from '@ayna/kernel/http/http-context';
import type { Keys, SigningKey } from './keys.ts';

export const refreshCookie = '__Host-ayna-refresh';

type OpenedSession = {
  readonly person: string;
  readonly session: string;
  readonly inBrowser: boolean;
  readonly refreshExpiresAt: Date;
  readonly key: SigningKey;
};

type TokenRequest = OpenedSession & {
  readonly secret: string;
  readonly now: number;
  readonly seconds: number;
};

/** A browser gets its refresh secret in an HttpOnly cookie, every other client in the body. */
export const issueTokens =
  (keys: Keys) =>
  async (http: HttpContext, request: TokenRequest): Promise<Session> => {
    const { person, session, inBrowser, refreshExpiresAt, key, secret, now, seconds } = request;
    if (inBrowser) http.setCookie(refreshCookie, secret, (refreshExpiresAt.getTime() - now) / 1000);
    return {
      accessToken: await keys.sign(key, { person, session, now }, seconds),
      // The same instant as in the token, which has whole seconds only.
      accessExpiresAt: new Date((Math.floor(now / 1000) + seconds) * 1000).toISOString(),
      refreshToken: inBrowser ? session : secret,
      refreshExpiresAt: refreshExpiresAt.toISOString(),
      userCode: person,
      now: new Date(now).toISOString(),
    };
  };
