import { errors, jwtVerify, SignJWT } from 'jose';
import type { Actor } from '../actor.ts';

/** The header by which a module proves to another process that it belongs to the product, and on whose behalf it calls. */
export const callHeader = 'x-ayna-call';

const type = 'call+jwt';
const audience = 'ayna-internal';

export type CallSigner = (module: string, actor: Actor) => Promise<string>;
export type CallReader = (token: string) => Promise<{ module: string; actor: Actor } | null>;

export const callSigner =
  (secret: Uint8Array): CallSigner =>
  (module, actor) =>
    new SignJWT({ actor })
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .setSubject(module)
      .setAudience(audience)
      .setExpirationTime('30s')
      .sign(secret);

export const callReader =
  (secret: Uint8Array): CallReader =>
  async (token) => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        typ: type,
        audience,
        clockTolerance: 30,
      });
      return payload.sub ? { module: payload.sub, actor: payload['actor'] as Actor } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
