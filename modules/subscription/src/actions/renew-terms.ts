import { Refusal } from '@ayna/contracts/core/refusal';
import { payment } from '@ayna/contracts/payment';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import type { Order } from '../rules/order.ts';
import { hasEnded } from '../rules/periods.ts';
import { monthlyOf, priceOf } from '../rules/price.ts';
import { accessEnd, nextTryAt } from '../rules/renewal.ts';
import { isInGrace, type Subscription } from '../rules/subscription-state.ts';
import { addPeriod } from '../rules/term-dates.ts';
import { insertOrder, listOpenOrders, readOrder, updateOrder } from '../store/orders.ts';
import { readSettings } from '../store/settings.ts';
import { updateRenewal } from '../store/subscription-changes.ts';
import { listDueRenewals } from '../store/subscription-lists.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { readTaxDetails } from '../store/tax-details.ts';
import { saveTry } from '../store/tries.ts';
import { packageTitle } from '../texts.ts';
import { applyOrder } from './shared/apply-order.ts';
import { payingBuyer } from './shared/buyer.ts';
import { type Offers, readOffers } from './shared/offers.ts';
import { pricesOf } from './shared/price-purchase.ts';
import { renewalTarget } from './shared/renewal-target.ts';

const PER_RUN = 100;
/** How long a process has a try alone. The call to payment takes half a minute at most. */
const LEASE_MS = 2 * 60_000;
/** Somebody is paying by hand at this moment. */
const BUSY_MS = 10 * 60_000;

/** The order that all tries of a renewal pay, so that its money is taken once. */
const makeRenewalOrder = (ctx: Ctx, tx: SalonTx, present: Subscription, offers: Offers): Promise<Order> => {
  const { term, renewal } = present;
  if (!term) throw new Error('makeRenewalOrder: there is no term to renew');
  const { target, period } = renewalTarget(present, offers.packages);
  const price = priceOf(pricesOf(target), period);
  const amount = renewal.announced ?? price;
  const now = ctx.now();
  return insertOrder(tx, {
    code: newCode(),
    change: 'renewal',
    title: packageTitle({ change: 'renewal', from: null, to: target.name, period }),
    sms: target.sms,
    packCode: null,
    bought: {
      packageCode: target.code,
      name: target.name,
      period,
      employees: target.employees,
      photos: target.photos,
      features: target.features,
      monthly: monthlyOf(price, period),
      term: {
        from: term.to,
        to: addPeriod(term.to, period, term.anchorDay),
        value: amount,
        anchorDay: term.anchorDay,
      },
    },
    basis: term.code,
    amount,
    vatRate: offers.vatRate,
    couponCode: null,
    store: true,
    cardCode: renewal.cardCode,
    byCode: null,
    createdAt: now,
    expiresAt: accessEnd(term.to, true),
  });
};

type Claim = {
  readonly order: Order;
  readonly tryNumber: number;
  readonly cardCode: string;
  readonly termTo: string;
};

const stop = async (tx: SalonTx): Promise<null> => {
  await updateRenewal(tx, { nextAt: null });
  return null;
};

/**
 * One process has a try for two minutes, under the lock of the row. If it dies, the next one sends the same try under the
 * same key, and payment answers the attempt that was made.
 */
const claim = (ctx: Ctx, salon: SalonKey, offers: Offers): Promise<Claim | null> =>
  ctx.db.forSalon(salon, async (tx) => {
    const now = ctx.now();
    const present = await lockSubscription(tx);
    const term = present?.term;
    if (!present || !term) return null;
    const { auto, nextAt, orderCode, cardCode, sent } = present.renewal;
    if (!auto || nextAt === null || nextAt > now) return null;
    if (hasEnded(present.endsAt, now) || cardCode === null) return stop(tx);
    if (!isInGrace(present, now)) return null;
    const others = (await listOpenOrders(tx)).filter(({ code }) => code !== orderCode);
    if (others.some(({ expiresAt }) => expiresAt > now)) {
      await updateRenewal(tx, { nextAt: now + BUSY_MS });
      return null;
    }
    const known = orderCode === null ? null : await readOrder(tx, orderCode);
    const order = known?.state === 'open' ? known : await makeRenewalOrder(ctx, tx, present, offers);
    const tryNumber = sent
      ? (order === known ? present.renewal.tryNumber : 0) + 1
      : present.renewal.tryNumber;
    await updateRenewal(tx, { orderCode: order.code, tryNumber, sent: false, nextAt: now + LEASE_MS });
    if (order.cardCode !== cardCode) await updateOrder(tx, order.code, { cardCode });
    return { order, tryNumber, cardCode, termTo: term.to };
  });

const charge = async (
  ctx: Ctx,
  salon: SalonKey,
  { order, tryNumber, cardCode }: Claim,
): Promise<string | null> => {
  const details = await ctx.db.forSalon(salon, readTaxDetails);
  if (!details) throw new Error(`a renewal has no tax details: ${order.code}`);
  try {
    const attempt = await ctx.call(payment.routes.charge, {
      body: {
        salonCode: salon,
        reference: order.code,
        key: `renewal-${order.code}-${tryNumber}`,
        amount: order.amount / 100,
        currency: 'TRY',
        item: { code: order.code, name: order.title },
        buyer: payingBuyer(details, salon),
        cardCode,
      },
    });
    return attempt.code;
  } catch (error) {
    // The card is gone, or this order is paid or being verified: the events tell what becomes of it.
    const codes = ['not-found', 'already-paid', 'payment-in-progress'];
    if (error instanceof Refusal && codes.includes(error.code)) return null;
    throw error;
  }
};

/** The try is with payment: the next one is due two days later, unless an event ends the renewal before. */
const recordSent = (ctx: Ctx, salon: SalonKey, sentTry: Claim, attemptCode: string | null) =>
  ctx.db.forSalon(salon, async (tx) => {
    const present = await lockSubscription(tx);
    if (attemptCode !== null) {
      const { code } = sentTry.order;
      await saveTry(tx, {
        code: attemptCode,
        orderCode: code,
        state: 'waiting',
        reason: null,
        at: ctx.now(),
      });
    }
    const { orderCode, tryNumber, sent } = present?.renewal ?? {};
    if (orderCode !== sentTry.order.code || tryNumber !== sentTry.tryNumber || sent) return;
    await updateRenewal(tx, { sent: true, nextAt: nextTryAt(sentTry.termTo, ctx.now()) });
  });

const renew = async (ctx: Ctx, salon: SalonKey, offers: Offers): Promise<void> => {
  const claimed = await claim(ctx, salon, offers);
  if (!claimed) return;
  if (claimed.order.amount > 0) {
    await recordSent(ctx, salon, claimed, await charge(ctx, salon, claimed));
    return;
  }
  const { seller } = await ctx.db.acrossSalons('read the seller of a renewal', readSettings);
  await ctx.db.forSalon(salon, (tx) =>
    applyOrder(ctx, tx, claimed.order.code, { attemptCode: null, cardCode: null, seller }),
  );
};

/** Takes what is due from stored cards. Any number of processes may run it at once. */
export const renewTerms = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now();
  const due = await ctx.db.acrossSalons('renew terms', (tx) => listDueRenewals(tx, now, PER_RUN));
  if (due.length === 0) return;
  const offers = await readOffers(ctx);
  for (const salon of due)
    await renew(ctx, salon, offers).catch((error: unknown) =>
      ctx.log.error({ err: error, salon }, 'a term could not be renewed'),
    );
};
