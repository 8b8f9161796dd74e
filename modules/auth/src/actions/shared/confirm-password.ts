import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../../providers/providers.ts';
import { addressGuessLimit } from '../../rules/code-limits.ts';
import { consumeLimits, resetLimits } from '../../store/counts.ts';
import { lockAccount } from '../../store/people.ts';

type ConfirmCtx = PersonCtx & WithProviders<Providers>;

const guessLimit = (ctx: ConfirmCtx) => addressGuessLimit(`own ${ctx.actor.code}`, ctx.actor.address);

/**
 * The account of the signed-in person if this is its password, else null. Counts the guess as a sign-in does, so
 * that a stolen session is no way to try passwords.
 */
export const checkOwnPassword = async (ctx: ConfirmCtx, password: string) => {
  const { account, waitMs } = await ctx.db.acrossSalons(
    'read an account to check its password',
    async (tx) => ({
      account: await lockAccount(tx, ctx.actor.code),
      waitMs: ctx.providers.limitsEnabled ? await consumeLimits(tx, [guessLimit(ctx)], ctx.now()) : 0,
    }),
  );
  if (waitMs > 0)
    throw new Refusal('too-many-requests', { details: { retryAfter: Math.ceil(waitMs / 1000) } });
  const isCorrect = await ctx.providers.passwords.matches(account?.passwordHash ?? null, password);
  return isCorrect ? account : null;
};

/** Forgets the guesses that a correct password has ended. */
export const resetGuesses = (ctx: ConfirmCtx, tx: AcrossTx): Promise<void> =>
  resetLimits(tx, [guessLimit(ctx).key]);

/** For what a stolen session must not do: refuses unless the person knows the password. */
export const confirmPassword = async (ctx: ConfirmCtx, password: string): Promise<void> => {
  if (!(await checkOwnPassword(ctx, password)))
    throw new Refusal('invalid-fields', { fields: { password: fieldMessages.wrongPassword } });
  await ctx.db.acrossSalons('reset the guesses at a password', (tx) => resetGuesses(ctx, tx));
};
