import { setTimeout as pause } from 'node:timers/promises';
import { auth } from '@ayna/contracts/auth';
import { CallFailed } from '@ayna/contracts/core/client';
import { type Made, password, type Scene } from '../scene.ts';

/** Somebody who is signed in, and stays so: a token lives for ten minutes, a drill longer. */
export type Person = { readonly code: string; readonly token: () => Promise<string> };

const FRESH_MS = 8 * 60_000;

const signIn = async (
  { as, asSession }: Scene,
  { phone }: Made,
  salonCode: string | null,
): Promise<string> => {
  for (;;) {
    try {
      const session = await as()(auth.routes.signInPhone, { body: { phone, password } });
      if (salonCode) await asSession(session)(auth.routes.activeSalon, { body: { salonCode } });
      return session.accessToken;
    } catch (error) {
      if (error instanceof CallFailed) throw error;
      // The host is down just now.
      await pause(100);
    }
  }
};

export const signedIn = (scene: Scene, made: Made, salonCode: string | null): Person => {
  let until = 0;
  let token = Promise.resolve('');
  return {
    code: made.code,
    token: () => {
      if (until < performance.now()) {
        until = performance.now() + FRESH_MS;
        token = signIn(scene, made, salonCode);
      }
      return token;
    },
  };
};
