import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { insertRecurring } from '../store/recurring.ts';
import { checkRecurringLimit, emitRecurring } from './shared/recurring-view.ts';
import { requirePackage } from './shared/require-package.ts';

export const addRecurring = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof finance.routes.createRecurring>,
) => {
  const { salonCode: _, ...form } = body;
  await requirePackage(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    await checkRecurringLimit(tx);
    return emitRecurring(tx, await insertRecurring(tx, newCode(), form, ctx.now()));
  });
};
