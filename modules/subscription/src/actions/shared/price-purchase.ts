import { Refusal } from '@ayna/contracts/core/refusal';
import type { ChangeKind, Purchase, Quote } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import type { CouponRow } from '../../rules/coupon.ts';
import type { BoughtPackage } from '../../rules/order.ts';
import { hasEnded, periodOf } from '../../rules/periods.ts';
import { computePrice, monthlyOf, type Price, priceOf } from '../../rules/price.ts';
import { presentOf, type Subscription } from '../../rules/subscription-state.ts';
import { dayOf } from '../../rules/term-dates.ts';
import { splitVat } from '../../rules/vat.ts';
import type { PackageRow } from '../../store/packages.ts';
import { readUsage } from '../../store/quotas.ts';
import { readSubscription } from '../../store/subscriptions.ts';
import { packageTitle, smsTitle } from '../../texts.ts';
import { type Offers, readCoupon, readOffers } from './offers.ts';

export type PricedPurchase = {
  readonly change: ChangeKind;
  readonly title: string;
  readonly quote: Quote;
  /** In kurus. */
  readonly amount: number;
  readonly vatRate: number;
  readonly sms: number;
  /** Null for SMS, and for what begins later. */
  readonly bought: BoughtPackage | null;
  /** Null for a package. */
  readonly packCode: string | null;
  readonly coupon: CouponRow | null;
  readonly subscription: Subscription | null;
};

type Usage = Awaited<ReturnType<typeof readUsage>>;
type Present = {
  readonly subscription: Subscription | null;
  readonly usage: Usage;
  readonly now: number;
};

const toLira = (kurus: number): number => kurus / 100;
const toKurus = (lira: number): number => Math.round(lira * 100);

export const pricesOf = ({ monthlyPrice, yearlyPrice }: PackageRow) => ({
  monthly: toKurus(monthlyPrice),
  yearly: toKurus(yearlyPrice),
});

const vatOf = (amount: number, rate: number): Quote['vat'] => {
  const { net, vat } = splitVat(amount, rate);
  return { rate, net: toLira(net), vat: toLira(vat) };
};

const linesOf = (
  price: Price,
  target: PackageRow,
  present: Subscription | null,
  coupon: CouponRow | null,
) => {
  const counted = (one: Price['charge']['counted']) => ({
    price: one && toLira(one.price),
    days: one?.days ?? null,
    ofDays: one?.ofDays ?? null,
  });
  const lines: Quote['lines'] = [
    {
      kind: 'package',
      name: target.name,
      amount: toLira(price.charge.amount),
      ...counted(price.charge.counted),
    },
  ];
  if (price.rest)
    lines.push({
      kind: 'rest',
      name: present?.packageName ?? '',
      amount: -toLira(price.rest.amount),
      ...counted(price.rest.counted),
    });
  if (coupon && price.discount > 0)
    lines.push({ kind: 'coupon', name: coupon.coupon, amount: -toLira(price.discount), ...counted(null) });
  return lines;
};

const quotaKinds = ['employees', 'photos', 'sms'] as const;

const pricePackage = (
  { packages, vatRate, coupon }: Offers & { readonly coupon: CouponRow | null },
  { subscription, usage, now }: Present,
  { packageCode, period }: Extract<Purchase, { kind: 'package' }>,
): PricedPurchase => {
  const target = packages.find(({ code }) => code === packageCode);
  if (!target) throw new Refusal('not-found');
  if (!target.active && subscription?.packageCode !== packageCode) throw new Refusal('package-not-offered');
  const placeOf = (code: string): number => packages.findIndex((one) => one.code === code);
  const prices = pricesOf(target);
  const price = computePrice(
    dayOf(now),
    presentOf(subscription, placeOf, now),
    { offer: { code: packageCode, place: placeOf(packageCode), prices }, period },
    coupon,
  );
  if (!price) throw new Refusal('own-package');
  const { change, term, amount } = price;
  const full = priceOf(prices, period);
  const from = term ? null : (subscription?.term?.to ?? null);
  const { name, employees, photos, sms, features } = target;
  return {
    change,
    title: packageTitle({ change, from: subscription?.packageName ?? null, to: name, period }),
    amount,
    vatRate,
    sms,
    coupon: price.discount > 0 ? coupon : null,
    subscription,
    packCode: null,
    bought: term && {
      packageCode,
      name,
      period,
      employees,
      photos,
      features,
      monthly: monthlyOf(full, period),
      term,
    },
    quote: {
      change,
      lines: term ? linesOf(price, target, subscription, coupon) : [],
      amount: toLira(amount),
      vat: vatOf(amount, vatRate),
      term: term && { from: term.from, to: term.to },
      afterwards: { on: term?.to ?? from ?? dayOf(now), amount: toLira(full), period },
      tooMuch: quotaKinds
        .map((kind) => ({ kind, used: usage[kind], limit: target[kind] }))
        .filter(({ used, limit }) => used > limit),
    },
  };
};

const priceSms = (
  { packs, vatRate }: Offers,
  { subscription, now }: Present,
  packCode: string,
): PricedPurchase => {
  const pack = packs.find(({ code }) => code === packCode);
  if (!pack) throw new Refusal('package-not-offered');
  if (!subscription || hasEnded(subscription.endsAt, now)) throw new Refusal('no-paid-package');
  const amount = toKurus(pack.price);
  const title = smsTitle(pack.sms);
  return {
    change: 'sms',
    title,
    amount,
    vatRate,
    sms: pack.sms,
    bought: null,
    packCode,
    coupon: null,
    subscription,
    quote: {
      change: 'sms',
      lines: [{ kind: 'sms', name: title, amount: pack.price, price: null, days: null, ofDays: null }],
      amount: pack.price,
      vat: vatOf(amount, vatRate),
      term: null,
      afterwards: null,
      tooMuch: [],
    },
  };
};

/** What a purchase costs this salon now, from our own rows and nothing else. */
export const pricePurchase = async (
  ctx: Ctx,
  salon: SalonKey,
  purchase: Purchase,
  coupon: string | null,
): Promise<PricedPurchase> => {
  const now = ctx.now();
  const offers = await readOffers(ctx);
  const used = coupon === null ? null : await readCoupon(ctx, salon, purchase, coupon);
  const present = await ctx.db.forSalon(salon, async (tx) => ({
    subscription: await readSubscription(tx),
    usage: await readUsage(tx, periodOf('sms', now)),
    now,
  }));
  return purchase.kind === 'package'
    ? pricePackage({ ...offers, coupon: used }, present, purchase)
    : priceSms(offers, present, purchase.packCode);
};
