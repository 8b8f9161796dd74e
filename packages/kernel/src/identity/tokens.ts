import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';

export const tokenAudience = 'ayna';
export const tokenType = 'at+jwt';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

export type Bearer = { readonly person: string; readonly session: string };

const MOST = 20_000;

/**
 * Checks an access token: our signature with EdDSA and nothing else, our type, our audience, not
 * expired. A token that was good is remembered until it expires, since checking costs 60 times a look-up.
 */
export const tokenReader = (keys: JWTVerifyGetKey, now: () => number) => {
  const good = new Map<string, { bearer: Bearer; exp: number }>();

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
      if (good.size >= MOST) good.clear();
      good.set(token, { bearer, exp });
      return bearer;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  return (token: string): Promise<Bearer | null> => {
    const known = good.get(token);
    if (!known) return verify(token);
    if (known.exp * 1000 > now()) return Promise.resolve(known.bearer);
    good.delete(token);
    return Promise.resolve(null);
  };
};

export type TokenReader = ReturnType<typeof tokenReader>;
