import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithHttp, WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { MAX_TRIES } from '../rules/code-limits.ts';
import { planSession } from '../rules/session-plan.ts';
import { isGuessable } from '../rules/weak-password.ts';
import { writeAudit } from '../store/audit.ts';
import { compareCode, endChallenge } from '../store/challenges.ts';
import { lockAccount, setPassword } from '../store/people.ts';
import { endSessions, openSession } from '../store/sessions.ts';

const wanted = 'new-password';
/** The person is unknown until the code is checked, so the password is compared with no name and no phone. */
const noDetails = { name: '', lastname: '', phone: 'x'.repeat(12) };

/** A code sent to the phone allows a new password; every session of the person ends, and a new one begins. */
export const setNewPassword = async (
  ctx: Ctx & WithProviders<Providers> & WithHttp,
  { body }: InputOf<typeof auth.routes.newPassword>,
) => {
  const { challenge, code } = body;
  // Checked before the code is spent, so that a better password does not need another code.
  if (isGuessable(body.password, noDetails))
    throw new Refusal('invalid-fields', { fields: { password: fieldMessages.guessable } });
  const now = ctx.now();
  // The refusal is thrown after the commit: thrown inside, the rollback would undo the counted guess.
  const result = await ctx.db.acrossSalons('check the code of a forgotten password', (tx) =>
    compareCode(tx, { challenge, wanted, maxTries: MAX_TRIES, now }, (codeHash) =>
      ctx.providers.codes.matches(codeHash, challenge, wanted, code),
    ),
  );
  if (result.outcome !== 'correct') throw new Refusal(result.outcome);
  // After the code, so that wrong guesses do not fill the line in which passwords are hashed. The challenge is still
  // open: who finds the line full may send the same code again.
  const hash = await ctx.providers.passwords.hash(body.password);
  const plan = planSession(ctx);
  const opened = await ctx.db.acrossSalons('reset a forgotten password', async (tx) => {
    if (!(await endChallenge(tx, challenge, now))) return 'code-spent';
    const person = result.subject;
    const account = await lockAccount(tx, person);
    // The account was deactivated or got another phone after the code was sent.
    if (!account?.active || account.phone !== result.phone) return 'code-spent';
    await setPassword(tx, person, hash, now);
    await endSessions(tx, { person, why: 'new-password' }, now);
    await writeAudit(tx, ctx, { action: 'password-reset', subject: person });
    tx.emit(sessionChanged, { person, session: null });
    return openSession(tx, person, plan);
  });
  if (typeof opened === 'string') throw new Refusal(opened);
  return ctx.providers.issueTokens(ctx.http, { ...opened, ...plan.tokens });
};
