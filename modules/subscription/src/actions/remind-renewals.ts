import { billingNoticeRequested } from '@ayna/contracts/subscription.events';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { priceOf } from '../rules/price.ts';
import { reminderDue } from '../rules/renewal.ts';
import { addDays, dayOf } from '../rules/term-dates.ts';
import { updateRenewal } from '../store/subscription-changes.ts';
import { listTermsEnding } from '../store/subscription-lists.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { readTaxDetails } from '../store/tax-details.ts';
import { packageTitle } from '../texts.ts';
import { type Offers, readOffers } from './shared/offers.ts';
import { pricesOf } from './shared/price-purchase.ts';
import { renewalTarget } from './shared/renewal-target.ts';

const PER_RUN = 200;

/** Row and mail in one transaction: each reminder is sent once. The price that it names is the one that is taken. */
const remind = (ctx: Ctx, salon: SalonKey, { packages }: Offers): Promise<void> =>
  ctx.db.forSalon(salon, async (tx) => {
    const present = await lockSubscription(tx);
    if (!present?.term) return;
    const due = reminderDue(present.term.to, present.renewal.reminded, ctx.now());
    if (due === null) return;
    const { target, period } = renewalTarget(present, packages);
    const amount = present.renewal.announced ?? priceOf(pricesOf(target), period);
    const { auto } = present.renewal;
    await updateRenewal(tx, { reminded: due, ...(auto && { announced: amount }) });
    const details = await readTaxDetails(tx);
    if (!details) return;
    tx.emit(billingNoticeRequested, {
      kind: auto ? 'renewal-near' : 'end-near',
      cause: `reminder:${salon}:${present.term.to}:${due}`,
      to: details.email,
      name: details.name,
      title: packageTitle({ change: 'renewal', from: null, to: target.name, period }),
      amount: amount / 100,
      on: present.term.to,
      orderNumber: null,
    });
  });

/** Each hour: who is to hear seven days or one day before a term ends. */
export const remindRenewals = async (ctx: Ctx): Promise<void> => {
  const today = dayOf(ctx.now());
  let after: string | null = null;
  let offers: Offers | null = null;
  for (;;) {
    const days = { from: addDays(today, 1), to: addDays(today, 7), after };
    const found: SalonKey[] = await ctx.db.acrossSalons('remind of renewals', (tx) =>
      listTermsEnding(tx, days, PER_RUN),
    );
    const last = found.at(-1);
    if (!last) return;
    offers ??= await readOffers(ctx);
    for (const salon of found)
      await remind(ctx, salon, offers).catch((error: unknown) =>
        ctx.log.error({ err: error, salon }, 'a reminder of a renewal failed'),
      );
    after = last;
  }
};
