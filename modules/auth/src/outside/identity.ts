import { auth } from '@ayna/contracts/auth';
import type { Ctx } from '@ayna/kernel/ctx';
import type { Identity, Question } from '@ayna/kernel/identity/identity';
import { createLocalJWKSet, errors } from 'jose';

const LOOK_AGAIN_MS = 1_000;
const FRESH_MS = 600_000;

type Known = { readonly at: number; readonly find: ReturnType<typeof createLocalJWKSet> };

/** The keys as they were last seen; a token with a key that is new to us is worth one look. */
const rememberedKeys = (ctx: Ctx): Identity['keys'] => {
  let known: Promise<Known> | undefined;
  const look = (): Promise<Known> => {
    const looking = ctx
      .call(auth.routes.keys, {})
      .then((jwks) => ({ at: ctx.now(), find: createLocalJWKSet(jwks) }));
    looking.catch(() => {
      known = undefined;
    });
    known = looking;
    return looking;
  };

  return async (header, token) => {
    const before = await (known ?? look());
    const fresh = ctx.now() - before.at < FRESH_MS ? before : await look();
    try {
      return await fresh.find(header, token);
    } catch (error) {
      // Somebody who makes up key ids must not make us ask each time.
      const isNew = error instanceof errors.JWKSNoMatchingKey && ctx.now() - fresh.at >= LOOK_AGAIN_MS;
      if (!isNew) throw error;
      return (await look()).find(header, token);
    }
  };
};

/** Who people are, asked of this module wherever it runs; hosts hand it to the kernel. */
export const identity = (ctx: Ctx): Identity => ({
  keys: rememberedKeys(ctx),
  standing: ({ person, session, salon }: Question) =>
    ctx.call(auth.routes.standing, { body: { person, session, salon } }),
  isAboutPeople: ({ module, kind }) => module === 'auth' && (kind === 'session' || kind === 'membership'),
});
