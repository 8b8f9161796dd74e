import type { SecondFactor } from '@ayna/contracts/auth';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { readSecondFactor } from './shared/read-second-factor.ts';

export const showSecondFactor = (ctx: PersonCtx): Promise<SecondFactor> =>
  ctx.db.acrossSalons('show a second factor', (tx) => readSecondFactor(ctx, tx));
