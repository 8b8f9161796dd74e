import type { Session } from '@ayna/contracts/auth';
import type { Wire } from '@ayna/kernel/door/wire';
import type { Keys, SigningKey } from './keys.ts';

export const cookieName = '__Host-ayna-refresh';

type Opened = {
  readonly person: string;
  readonly session: string;
  readonly inBrowser: boolean;
  readonly refreshExpiresAt: Date;
  readonly key: SigningKey;
};

type Handed = Opened & { readonly secret: string; readonly now: number; readonly seconds: number };

/** Puts the secret where this client keeps it: a browser's in a cookie out of reach, anybody else's in the body. */
export const handOver =
  (keys: Keys) =>
  async (wire: Wire, handed: Handed): Promise<Session> => {
    const { person, session, inBrowser, refreshExpiresAt, key, secret, now, seconds } = handed;
    if (inBrowser) wire.setCookie(cookieName, secret, (refreshExpiresAt.getTime() - now) / 1000);
    return {
      accessToken: await keys.sign(key, { person, session, now }, seconds),
      // As the token says it, which knows whole seconds only.
      accessExpiresAt: new Date((Math.floor(now / 1000) + seconds) * 1000).toISOString(),
      refreshToken: inBrowser ? session : secret,
      refreshExpiresAt: refreshExpiresAt.toISOString(),
      userCode: person,
      now: new Date(now).toISOString(),
    };
  };
