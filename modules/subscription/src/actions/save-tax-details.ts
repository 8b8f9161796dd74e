import type { InputOf } from '@ayna/contracts/core/contract';
import type { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { saveTaxDetails as save } from '../store/tax-details.ts';
import { viewBilling } from './shared/billing-view.ts';

export const saveTaxDetails = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof subscription.routes.saveTaxDetails>,
) => {
  await ctx.db.forSalon(ctx.salon, (tx) => save(tx, body));
  return viewBilling(ctx);
};
