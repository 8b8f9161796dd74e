import { setTimeout as pause } from 'node:timers/promises';
import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import { type Account, password, type TestProduct } from './test-product.ts';

/** A person who stays signed in: a token is valid for ten minutes, a drill takes longer. */
export type Person = { readonly code: string; readonly token: () => Promise<string> };

const TOKEN_REUSE_MS = 8 * 60_000;

const signIn = async (
  { as, asSession }: TestProduct,
  { phone }: Account,
  salonCode: string | null,
): Promise<string> => {
  for (;;) {
    try {
      const session = await as()(auth.routes.signInPhone, { body: { phone, password } });
      if (salonCode) await asSession(session)(auth.routes.activeSalon, { body: { salonCode } });
      return session.accessToken;
    } catch (error) {
      if (error instanceof CallError) throw error;
      // The host is down at the moment.
      await pause(100);
    }
  }
};

export const createSignedInPerson = (
  product: TestProduct,
  account: Account,
  salonCode: string | null,
): Person => {
  let until = 0;
  let token = Promise.resolve('');
  return {
    code: account.code,
    token: () => {
      if (until < performance.now()) {
        until = performance.now() + TOKEN_REUSE_MS;
        token = signIn(product, account, salonCode);
      }
      return token;
    },
  };
};
