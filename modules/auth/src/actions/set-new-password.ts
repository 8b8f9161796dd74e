import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { fieldMessages } from '@ayna/contracts/errors';
import type { Ctx } from '@ayna/kernel/ctx';
import type { OnWire, Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { beginSession } from '../rules/begin-session.ts';
import { TRIES } from '../rules/code-limits.ts';
import { isGuessable } from '../rules/weak-password.ts';
import { writeAudit } from '../store/audit.ts';
import { tryCode } from '../store/challenges.ts';
import { openSession } from '../store/open-session.ts';
import { lockAccount, setPassword } from '../store/people.ts';
import { endSessions } from '../store/sessions.ts';

const wanted = 'new-password';
const nobodyYet = { name: '', lastname: '', phone: 'x'.repeat(12) };

/** Whoever holds the phone sets the password; every session there was ends, and a new one begins. */
export const setNewPassword = async (
  ctx: Ctx & Reaching<Outside> & OnWire,
  { body }: InputOf<typeof auth.routes.newPassword>,
) => {
  const { challenge, code } = body;
  // Before the code is spent: the person should not need another for a better password.
  if (isGuessable(body.password, nobodyYet))
    throw new Refusal('invalid-fields', { fields: { password: fieldMessages.guessable } });
  const hash = await ctx.outside.passwords.hash(body.password);
  const now = ctx.now();
  const { begun, making, handed } = beginSession(ctx);
  const opened = await ctx.db.acrossSalons('a forgotten password is set anew', async (tx) => {
    const tried = await tryCode(tx, { challenge, wanted, most: TRIES, now }, (kept) =>
      ctx.outside.codes.isRight(kept, challenge, wanted, code),
    );
    if (tried.outcome !== 'right') return tried.outcome;
    const person = tried.subject;
    const account = await lockAccount(tx, person);
    // Deactivated, or moved to another number since the code went out.
    if (!account?.active || account.phone !== tried.phone) return 'code-spent';
    await setPassword(tx, person, hash, now);
    await endSessions(tx, { person, why: 'new-password' }, now);
    await writeAudit(tx, ctx, { action: 'password-set-anew', subject: person });
    await tx.emit(sessionChanged, { person, session: null });
    return openSession(tx, person, begun, making);
  });
  if (typeof opened === 'string') throw new Refusal(opened);
  return ctx.outside.handOver(ctx.wire, { ...opened, ...handed });
};
