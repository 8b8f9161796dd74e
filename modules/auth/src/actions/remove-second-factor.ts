import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { writeAudit } from '../store/audit.ts';
import { turnSecondFactorOff } from '../store/second-factors.ts';
import { checkSecondFactor } from './shared/check-second-factor.ts';
import { confirmPassword } from './shared/confirm-password.ts';

export const removeSecondFactor = async (
  ctx: PersonCtx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.removeSecondFactor>,
) => {
  await confirmPassword(ctx, body.password);
  const { code: person } = ctx.actor;
  const outcome = await ctx.db.acrossSalons('turn a second factor off', async (tx) => {
    const checked = await checkSecondFactor(ctx, tx, body.code);
    if (checked !== 'correct') return checked;
    await turnSecondFactorOff(tx, person);
    await writeAudit(tx, ctx, { action: 'second-factor-off', subject: person });
    tx.emit(sessionChanged, { person, session: null });
    return checked;
  });
  if (outcome !== 'correct') throw new Refusal(outcome);
  return {};
};
