import type { InputOf } from '@ayna/contracts/core/contract';
import type { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { pricePurchase } from './shared/price-purchase.ts';

export const showQuote = async (ctx: MemberCtx, { body }: InputOf<typeof subscription.routes.quote>) => {
  const { quote } = await pricePurchase(ctx, ctx.salon, body.purchase, body.coupon ?? null);
  return quote;
};
