import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithHttp, WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { maySetFirst } from '../rules/first-password.ts';
import { planSession } from '../rules/session-plan.ts';
import { isGuessable } from '../rules/weak-password.ts';
import { writeAudit } from '../store/audit.ts';
import { lockAccount, setPassword } from '../store/people.ts';
import { endSessions, openSession, readPasswordStatus } from '../store/sessions.ts';

type Session = { readonly code: string; readonly session: string };

/** The account for which this session may set a first password. Its row is locked until the end of the transaction. */
const lockForFirst = async (tx: AcrossTx, { code, session }: Session, now: number) => {
  const account = await lockAccount(tx, code);
  const status = await readPasswordStatus(tx, code, session);
  if (status?.hasPassword) throw new Refusal('password-exists');
  if (!account?.active || !account.phoneVerified || !status || !maySetFirst(status, now))
    throw new Refusal('code-needed');
  return account;
};

/** A guest whose code has just proved the phone gets an account: a password, and a session that may do everything. */
export const setFirstPassword = async (
  ctx: PersonCtx & WithProviders<Providers> & WithHttp,
  { body }: InputOf<typeof auth.routes.firstPassword>,
) => {
  const now = ctx.now();
  const person = ctx.actor.code;
  // Before the hash, which waits in a line that wrong callers shall not fill.
  const account = await ctx.db.acrossSalons('look who sets a first password', (tx) =>
    lockForFirst(tx, ctx.actor, now),
  );
  if (isGuessable(body.password, account))
    throw new Refusal('invalid-fields', { fields: { password: fieldMessages.guessable } });
  const hash = await ctx.providers.passwords.hash(body.password);
  const plan = planSession(ctx);
  const opened = await ctx.db.acrossSalons('set a first password', async (tx) => {
    // Again under the lock: of two tabs at once, one sets it.
    await lockForFirst(tx, ctx.actor, now);
    await setPassword(tx, person, hash, now);
    await endSessions(tx, { person, why: 'new-password' }, now);
    await writeAudit(tx, ctx, { action: 'password-set', subject: person });
    tx.emit(sessionChanged, { person, session: null });
    return openSession(tx, person, plan);
  });
  return ctx.providers.issueTokens(ctx.http, { ...opened, ...plan.tokens });
};
