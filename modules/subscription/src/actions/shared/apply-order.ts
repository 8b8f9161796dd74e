import type { Seller } from '@ayna/contracts/subscription';
import { billingNoticeRequested, subscriptionChanged } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { applyPaidOrder } from '../../rules/apply-order.ts';
import type { BoughtPackage, Order } from '../../rules/order.ts';
import { firstTryAt } from '../../rules/renewal.ts';
import { toEventPayload } from '../../rules/subscription-state.ts';
import { dayOf, laterOf } from '../../rules/term-dates.ts';
import { splitVat } from '../../rules/vat.ts';
import { insertInvoice } from '../../store/invoices.ts';
import { lockOrder, updateOrder } from '../../store/orders.ts';
import { addExtra } from '../../store/quotas.ts';
import { updateRenewal, updateTerm } from '../../store/subscription-changes.ts';
import { insertSubscription, lockSubscription } from '../../store/subscriptions.ts';
import { readTaxDetails } from '../../store/tax-details.ts';
import { endTerms, insertTerm } from '../../store/terms.ts';
import { saveTry } from '../../store/tries.ts';
import { buyerOf, sellerOf } from './invoice-parties.ts';

type Payment = {
  /** The attempt that has the money; null for an order that costs nothing. */
  readonly attemptCode: string | null;
  /** The card that the payment stored. */
  readonly cardCode: string | null;
  readonly seller: Seller;
};

/** The row of a salon that never had a trial. */
const beginWith = (tx: SalonTx, order: Order, bought: BoughtPackage, now: number) =>
  insertSubscription(tx, {
    code: newCode(),
    packageCode: bought.packageCode,
    packageName: bought.name,
    trial: false,
    employees: bought.employees,
    photos: bought.photos,
    sms: order.sms,
    features: bought.features,
    startedAt: now,
    endsAt: now + 1,
  });

const openPackage = async (ctx: Ctx, tx: SalonTx, order: Order, bought: BoughtPackage, paid: Payment) => {
  const now = ctx.now();
  const present = await lockSubscription(tx);
  if (!present) await beginWith(tx, order, bought, now);
  const storedCard = order.store ? (paid.cardCode ?? order.cardCode) : null;
  const isNew = order.change === 'new' || order.change === 'longer';
  const autoRenew = storedCard !== null || (!isNew && (present?.renewal.auto ?? false));
  const applied = applyPaidOrder(order, bought, { present, autoRenew, now });
  if (applied.how !== 'as-priced')
    ctx.log.warn({ order: order.code, how: applied.how }, 'an order was paid after its term had changed');
  const term = { ...applied.term, code: newCode(), orderCode: order.code };
  const changed = await updateTerm(
    tx,
    { ...applied, term, lastPaymentAt: order.amount > 0 ? now : (present?.lastPaymentAt ?? null) },
    firstTryAt(term.to),
  );
  const auto = { auto: autoRenew, ...(storedCard !== null && { cardCode: storedCard }) };
  const renewed =
    changed.renewal.auto === autoRenew && storedCard === null ? changed : await updateRenewal(tx, auto);
  const today = dayOf(now);
  const replaces = await endTerms(tx, today);
  await insertTerm(tx, {
    code: term.code,
    orderCode: order.code,
    packageCode: applied.packageCode,
    packageName: applied.packageName,
    period: term.period,
    employees: applied.employees,
    photos: applied.photos,
    sms: applied.sms,
    features: applied.features,
    monthly: bought.monthly,
    value: term.value,
    // What replaces a term begins as that one ends; a renewal that is paid late follows the term before it.
    from: replaces ? laterOf(today, term.from) : term.from,
    to: term.to,
    anchorDay: term.anchorDay,
  });
  tx.emit(subscriptionChanged, toEventPayload(renewed));
};

const makeInvoice = async (ctx: Ctx, tx: SalonTx, order: Order, { seller }: Payment): Promise<void> => {
  const details = await readTaxDetails(tx);
  if (!details) throw new Error(`an order was paid without tax details: ${order.code}`);
  await insertInvoice(tx, {
    code: newCode(),
    orderCode: order.code,
    issuedAt: ctx.now(),
    seller: sellerOf(seller),
    buyer: buyerOf(details),
    item: order.title,
    from: order.bought?.term.from ?? null,
    to: order.bought?.term.to ?? null,
    vatRate: order.vatRate,
    ...splitVat(order.amount, order.vatRate),
  });
};

const notify = async (tx: SalonTx, order: Order): Promise<void> => {
  const details = await readTaxDetails(tx);
  if (!details) return;
  tx.emit(billingNoticeRequested, {
    kind: 'paid',
    cause: `paid:${order.code}`,
    to: details.email,
    name: details.name,
    title: order.title,
    amount: order.amount / 100,
    on: order.bought?.term.to ?? null,
    orderNumber: order.number,
  });
};

/** Opens what was bought, once, however often its payment is reported: in one transaction with the invoice and the mail. */
export const applyOrder = async (ctx: Ctx, tx: SalonTx, code: string, paid: Payment): Promise<boolean> => {
  // The order of locks is that of a renewal: first the subscription, then the order.
  await lockSubscription(tx);
  const order = await lockOrder(tx, code);
  if (!order || order.state === 'paid' || order.state === 'refunded') return false;
  const now = ctx.now();
  if (order.bought) await openPackage(ctx, tx, order, order.bought, paid);
  else await addExtra(tx, order.sms);
  await updateOrder(tx, code, { state: 'paid', paidAt: now, attemptCode: paid.attemptCode });
  await saveTry(tx, {
    code: paid.attemptCode ?? order.code,
    orderCode: code,
    state: 'paid',
    reason: null,
    at: now,
  });
  if (order.amount > 0) await makeInvoice(ctx, tx, order, paid);
  await notify(tx, order);
  return true;
};
