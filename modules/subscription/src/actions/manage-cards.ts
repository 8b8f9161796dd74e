import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { payment } from '@ayna/contracts/payment';
import type { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { WithHttp } from '@ayna/kernel/module';
import { isInGrace, toEventPayload } from '../rules/subscription-state.ts';
import { changeRenewal, updateRenewal } from '../store/subscription-changes.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { readTaxDetails } from '../store/tax-details.ts';
import { viewBilling } from './shared/billing-view.ts';
import { payingBuyer } from './shared/buyer.ts';
import { withoutRenewal } from './shared/without-renewal.ts';

/** In the days of grace the new card is tried at once: anyone who changes it wants to be done with it. */
const useCard = (ctx: MemberCtx, cardCode: string): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const present = await lockSubscription(tx);
    if (!present) return;
    const isDue = present.renewal.auto && present.renewal.sent && isInGrace(present, ctx.now());
    await updateRenewal(tx, { cardCode, ...(isDue && { nextAt: ctx.now() }) });
  });

/** The card passes through here on its way to payment. */
export const addCard = async (
  ctx: MemberCtx & WithHttp,
  { body }: InputOf<typeof subscription.routes.addCard>,
) => {
  const details = await ctx.db.forSalon(ctx.salon, readTaxDetails);
  if (!details) throw new Refusal('tax-details-needed');
  const buyer = payingBuyer(details, ctx.actor.code, ctx.http.address);
  const stored = await ctx.call(payment.routes.storeCard, {
    body: { salonCode: ctx.salon, buyer, card: body.card },
  });
  await useCard(ctx, stored.code);
  return viewBilling(ctx);
};

export const chooseCard = async (
  ctx: MemberCtx,
  { params }: InputOf<typeof subscription.routes.chooseCard>,
) => {
  const cards = await ctx.call(payment.routes.cards, { params: { salonCode: ctx.salon } });
  if (!cards.some(({ code }) => code === params.code)) throw new Refusal('not-found');
  await useCard(ctx, params.code);
  return viewBilling(ctx);
};

/** Renewals end before the card is gone: nothing is taken from a card that somebody wanted to remove. */
export const removeCard = async (
  ctx: MemberCtx,
  { params }: InputOf<typeof subscription.routes.removeCard>,
) => {
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const present = await lockSubscription(tx);
    if (present?.renewal.cardCode !== params.code) return;
    const changed = await changeRenewal(tx, { ...withoutRenewal(present, ctx.now()), cardCode: null });
    tx.emit(subscriptionChanged, toEventPayload(changed));
  });
  await ctx.call(payment.routes.deleteCard, { body: { salonCode: ctx.salon, cardCode: params.code } });
  return viewBilling(ctx);
};
