import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { writeAudit } from '../store/audit.ts';
import { findPerson } from '../store/people.ts';
import { setSecondFactorAt } from '../store/second-factors.ts';
import { checkSecondFactor } from './shared/check-second-factor.ts';
import { readSecondFactor } from './shared/read-second-factor.ts';

/** From now on this session may do what wants a second factor, for a working day. */
export const passSecondFactor = async (
  ctx: PersonCtx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.passSecondFactor>,
) => {
  const { code: person, session } = ctx.actor;
  const result = await ctx.db.acrossSalons('pass a second factor', async (tx) => {
    if (!(await findPerson(tx, person))?.second_factor_since) return 'second-factor-missing';
    const outcome = await checkSecondFactor(ctx, tx, body.code);
    if (outcome !== 'correct') return outcome;
    await setSecondFactorAt(tx, session, ctx.now());
    await writeAudit(tx, ctx, { action: 'second-factor-passed', subject: person });
    tx.emit(sessionChanged, { person, session });
    return readSecondFactor(ctx, tx);
  });
  if (typeof result === 'string') throw new Refusal(result);
  return result;
};
