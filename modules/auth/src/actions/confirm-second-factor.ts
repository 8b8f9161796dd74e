import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { writeAudit } from '../store/audit.ts';
import { findPerson, lockAccount } from '../store/people.ts';
import { setSecondFactorAt, turnSecondFactorOn } from '../store/second-factors.ts';
import { checkSecondFactor } from './shared/check-second-factor.ts';
import { issueRecoveryCodes } from './shared/issue-recovery-codes.ts';

export const confirmSecondFactor = async (
  ctx: PersonCtx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.confirmSecondFactor>,
) => {
  const { code: person, session } = ctx.actor;
  const result = await ctx.db.acrossSalons('turn a second factor on', async (tx) => {
    await lockAccount(tx, person);
    if ((await findPerson(tx, person))?.second_factor_since) return 'second-factor-on';
    const outcome = await checkSecondFactor(ctx, tx, body.code);
    if (outcome !== 'correct') return outcome;
    await turnSecondFactorOn(tx, person, ctx.now());
    await setSecondFactorAt(tx, session, ctx.now());
    await writeAudit(tx, ctx, { action: 'second-factor-on', subject: person });
    tx.emit(sessionChanged, { person, session });
    return { recoveryCodes: await issueRecoveryCodes(ctx, tx) };
  });
  if (typeof result === 'string') throw new Refusal(result);
  return result;
};
