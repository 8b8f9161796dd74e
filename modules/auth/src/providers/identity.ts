import { auth } from '@ayna/contracts/auth';
import type { Ctx } from '@ayna/kernel/ctx';
import type { Identity, SessionQuery } from '@ayna/kernel/identity/identity';
import { createLocalJWKSet, errors } from 'jose';

const MIN_REFETCH_GAP_MS = 1_000;
const MAX_AGE_MS = 600_000;

type KeySet = { readonly fetchedAt: number; readonly find: ReturnType<typeof createLocalJWKSet> };

/** Caches the public keys of tokens. A token with an unknown key id causes one refetch. */
const cachedKeys = (ctx: Ctx): Identity['keys'] => {
  let cached: Promise<KeySet> | undefined;
  const fetchKeys = (): Promise<KeySet> => {
    const fetching = ctx
      .call(auth.routes.keys, {})
      .then((jwks) => ({ fetchedAt: ctx.now(), find: createLocalJWKSet(jwks) }));
    fetching.catch(() => {
      cached = undefined;
    });
    cached = fetching;
    return fetching;
  };

  return async (header, token) => {
    const before = await (cached ?? fetchKeys());
    const keySet = ctx.now() - before.fetchedAt < MAX_AGE_MS ? before : await fetchKeys();
    try {
      return await keySet.find(header, token);
    } catch (error) {
      // Tokens with invented key ids must not cause a fetch each.
      const mayRefetch =
        error instanceof errors.JWKSNoMatchingKey && ctx.now() - keySet.fetchedAt >= MIN_REFETCH_GAP_MS;
      if (!mayRefetch) throw error;
      return (await fetchKeys()).find(header, token);
    }
  };
};

/** Identity lookups for the kernel of a host. They call this module in whichever process it runs. */
export const identity = (ctx: Ctx): Identity => ({
  keys: cachedKeys(ctx),
  sessionStatus: ({ person, session, salon }: SessionQuery) =>
    ctx.call(auth.routes.sessionStatus, { body: { person, session, salon } }),
  affectsIdentity: ({ module, kind }) => module === 'auth' && (kind === 'session' || kind === 'membership'),
});
