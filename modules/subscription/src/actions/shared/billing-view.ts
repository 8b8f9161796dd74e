import type { AttemptReason } from '@ayna/contracts/core/payment/attempts';
import { payment } from '@ayna/contracts/payment';
import type { Billing } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import { reminderDays } from '../../rules/renewal.ts';
import { isInGrace } from '../../rules/subscription-state.ts';
import { readOrder } from '../../store/orders.ts';
import { readSubscription } from '../../store/subscriptions.ts';
import { readTaxDetails } from '../../store/tax-details.ts';

/** Tax details, cards, and the renewal that is under way. */
export const viewBilling = async (ctx: MemberCtx): Promise<Billing> => {
  const { salon } = ctx;
  const cards = await ctx.call(payment.routes.cards, { params: { salonCode: salon } });
  return ctx.db.forSalon(salon, async (tx) => {
    const current = await readSubscription(tx);
    const renewal = current?.renewal;
    const order =
      current && renewal?.orderCode && isInGrace(current, ctx.now())
        ? await readOrder(tx, renewal.orderCode)
        : null;
    return {
      taxDetails: await readTaxDetails(tx),
      cards,
      renewalCardCode: renewal?.cardCode ?? null,
      autoRenew: renewal?.auto ?? false,
      remindersOn: current?.term ? reminderDays(current.term.to) : [],
      retry:
        order && renewal
          ? {
              triesMade: renewal.tryNumber,
              lastReason: renewal.reason as AttemptReason | null,
              nextTryAt: renewal.nextAt === null ? null : instantOf(renewal.nextAt),
              amount: order.amount / 100,
            }
          : null,
    };
  });
};
