import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { fieldMessages } from '@ayna/contracts/errors';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { guessesHere } from '../rules/code-limits.ts';
import { isGuessable } from '../rules/weak-password.ts';
import { writeAudit } from '../store/audit.ts';
import { forgetCounts, spend } from '../store/counts.ts';
import { lockAccount, setPassword } from '../store/people.ts';
import { endSessions } from '../store/sessions.ts';

type ChangeCtx = PersonCtx & Reaching<Outside>;

const mine = (ctx: ChangeCtx) => guessesHere(`own ${ctx.actor.code}`, ctx.actor.address);

/** Guesses are counted as at the door: a stolen session must not become a way to try passwords. */
const lookUp = async (ctx: ChangeCtx) => {
  const now = ctx.now();
  const { account, waitMs } = await ctx.db.acrossSalons('a password is changed', async (tx) => ({
    account: await lockAccount(tx, ctx.actor.code),
    waitMs: ctx.outside.limited ? await spend(tx, [mine(ctx)], now) : 0,
  }));
  if (waitMs > 0)
    throw new Refusal('too-many-requests', { details: { retryAfter: Math.ceil(waitMs / 1000) } });
  return account;
};

export const changePassword = async (ctx: ChangeCtx, { body }: InputOf<typeof auth.routes.resetPassword>) => {
  const account = await lookUp(ctx);
  const right = await ctx.outside.passwords.matches(account?.passwordHash ?? null, body.password);
  // The same for a foreign e-mail as for a wrong password: neither can be found out by it.
  if (!account || !right || account.email !== body.email) throw new Refusal('wrong-credentials');
  if (isGuessable(body.newPassword, account))
    throw new Refusal('invalid-fields', { fields: { newPassword: fieldMessages.guessable } });
  const hash = await ctx.outside.passwords.hash(body.newPassword);
  const now = ctx.now();
  const { code: person, session } = ctx.actor;
  const changed = await ctx.db.acrossSalons('a password was changed', async (tx) => {
    if ((await lockAccount(tx, person))?.passwordHash !== account.passwordHash) return false;
    await setPassword(tx, person, hash, now);
    await endSessions(tx, { person, but: session, why: 'new-password' }, now);
    await forgetCounts(tx, [mine(ctx).key]);
    await writeAudit(tx, ctx, { action: 'password-changed', subject: person });
    await tx.emit(sessionChanged, { person, session: null });
    return true;
  });
  if (!changed) throw new Refusal('wrong-credentials');
  return {};
};
