import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { isGuessable } from '../rules/weak-password.ts';
import { writeAudit } from '../store/audit.ts';
import { lockAccount, setPassword } from '../store/people.ts';
import { endSessions } from '../store/sessions.ts';
import { checkOwnPassword, resetGuesses } from './shared/confirm-password.ts';

type ChangeCtx = PersonCtx & WithProviders<Providers>;

export const changePassword = async (ctx: ChangeCtx, { body }: InputOf<typeof auth.routes.resetPassword>) => {
  const account = await checkOwnPassword(ctx, body.password);
  // One refusal for a foreign e-mail and for a wrong password, so that it reveals neither.
  if (account?.email !== body.email) throw new Refusal('wrong-credentials');
  if (isGuessable(body.newPassword, account))
    throw new Refusal('invalid-fields', { fields: { newPassword: fieldMessages.guessable } });
  const hash = await ctx.providers.passwords.hash(body.newPassword);
  const now = ctx.now();
  const { code: person, session } = ctx.actor;
  const isChanged = await ctx.db.acrossSalons('change a password', async (tx) => {
    // Another request may have changed the password while this one was hashing.
    if ((await lockAccount(tx, person))?.passwordHash !== account.passwordHash) return false;
    await setPassword(tx, person, hash, now);
    await endSessions(tx, { person, except: session, why: 'new-password' }, now);
    await resetGuesses(ctx, tx);
    await writeAudit(tx, ctx, { action: 'password-changed', subject: person });
    tx.emit(sessionChanged, { person, session: null });
    return true;
  });
  if (!isChanged) throw new Refusal('wrong-credentials');
  return {};
};
