import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { payment } from '@ayna/contracts/payment';
import type { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { hasEnded } from '../rules/periods.ts';
import { accessEnd, nextTryAt } from '../rules/renewal.ts';
import { toEventPayload } from '../rules/subscription-state.ts';
import { changeRenewal } from '../store/subscription-changes.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { viewSubscription } from './shared/subscription-view.ts';
import { withoutRenewal } from './shared/without-renewal.ts';

export const setAutoRenew = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof subscription.routes.setAutoRenew>,
) => {
  const { salon } = ctx;
  const cards = await ctx.call(payment.routes.cards, { params: { salonCode: salon } });
  await ctx.db.forSalon(salon, async (tx) => {
    const now = ctx.now();
    const present = await lockSubscription(tx);
    if (!present?.term || hasEnded(present.endsAt, now)) throw new Refusal('no-paid-package');
    if (present.version !== body.version) throw new Refusal('conflict');
    if (present.renewal.auto === body.on) return;
    const { to } = present.term;
    const chosen = cards.find(({ code }) => code === present.renewal.cardCode) ?? cards[0];
    if (body.on && !chosen) throw new Refusal('no-renewal-card');
    const change = body.on
      ? {
          auto: true,
          cardCode: chosen?.code ?? null,
          nextAt: nextTryAt(to, now),
          endsAt: accessEnd(to, true),
        }
      : withoutRenewal(present, now);
    tx.emit(subscriptionChanged, toEventPayload(await changeRenewal(tx, change)));
  });
  return viewSubscription(ctx, salon);
};
