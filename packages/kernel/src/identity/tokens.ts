import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

export const tokenAudience = 'ayna';
export const tokenType = 'at+jwt';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

export type Bearer = { readonly person: string; readonly session: string };

const MAX_TOKENS = 20_000;

/**
 * Verifies an access token: signed by us with EdDSA, of our type and audience, not expired. A verified token is cached
 * until it expires, since verifying costs 60 times a look-up.
 */
export const tokenReader = (keys: JWTVerifyGetKey, now: () => number) => {
  const verified = new LRUCache<string, { readonly bearer: Bearer; readonly exp: number }>({
    max: MAX_TOKENS,
  });

  const verify = async (token: string): Promise<Bearer | null> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['EdDSA', 'Ed25519'],
        typ: tokenType,
        audience: tokenAudience,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'sub', 'sid'],
      });
      const read = z.safeParse(claims, payload);
      if (!read.success) return null;
      const { sub, sid, exp } = read.data;
      const bearer = { person: sub, session: sid };
      verified.set(token, { bearer, exp });
      return bearer;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  return (token: string): Promise<Bearer | null> => {
    const known = verified.get(token);
    if (!known) return verify(token);
    if (known.exp * 1000 > now()) return Promise.resolve(known.bearer);
    verified.delete(token);
    return Promise.resolve(null);
  };
};

export type TokenReader = ReturnType<typeof tokenReader>;
