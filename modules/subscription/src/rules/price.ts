import type { ChangeKind, Period } from '@ayna/contracts/subscription';
import { RENEWAL_DAYS } from '@ayna/domain/renewal';
import { discountOf } from './coupon.ts';
import { addPeriod, dayOfMonth, daysBetween, laterOf } from './term-dates.ts';

// What a package costs a salon today. Amounts are kurus.

export type Prices = { readonly monthly: number; readonly yearly: number };

type Offer = { readonly code: string; readonly place: number; readonly prices: Prices };

/** The days that are paid, what they were paid with, and the day of the month that terms end on. */
export type Term = {
  readonly from: string;
  readonly to: string;
  readonly value: number;
  readonly anchorDay: number;
};

/** What a salon has today. A trial ends as `endsOn` begins. */
export type Present =
  | { readonly kind: 'none' }
  | { readonly kind: 'trial'; readonly endsOn: string }
  | {
      readonly kind: 'paid';
      readonly term: Term;
      readonly packageCode: string;
      readonly place: number;
      readonly period: Period;
      readonly inGrace: boolean;
      readonly autoRenew: boolean;
    };

type Wish = { readonly offer: Offer; readonly period: Period };

export const priceOf = ({ monthly, yearly }: Prices, period: Period): number =>
  period === 'yearly' ? yearly : monthly;

/** What a package brings in a month. */
export const monthlyOf = (price: number, period: Period): number =>
  period === 'yearly' ? Math.round(price / 12) : price;

/** `own`: it is what the salon has, and nothing is to be paid. */
export const changeOf = (today: string, present: Present, { offer, period }: Wish): ChangeKind | 'own' => {
  if (present.kind !== 'paid') return 'new';
  const isSame = present.packageCode === offer.code && present.period === period;
  if (present.inGrace) return isSame ? 'renewal' : 'new';
  if (isSame) {
    const isDue = !present.autoRenew && daysBetween(today, present.term.to) <= RENEWAL_DAYS;
    return isDue ? 'renewal' : 'own';
  }
  if (present.period === period) return offer.place > present.place ? 'upgrade' : 'later';
  return period === 'yearly' && offer.place >= present.place ? 'longer' : 'later';
};

/** The days of a term that are not used yet, and those that it was paid for. */
const daysLeft = (today: string, { from, to }: Pick<Term, 'from' | 'to'>) => ({
  left: Math.max(0, daysBetween(laterOf(today, from), to)),
  all: daysBetween(from, to),
});

/** What the unused days are worth. */
export const restOf = (today: string, term: Term): number => {
  const { left, all } = daysLeft(today, term);
  return Math.round((term.value * left) / all);
};

const begin = (from: string, period: Period, anchorDay = dayOfMonth(from)) => ({
  from,
  to: addPeriod(from, period, anchorDay),
  anchorDay,
});

/** When a term that is paid now begins and ends. */
const spanOf = (today: string, present: Present, change: ChangeKind, period: Period) => {
  if (present.kind === 'none' || change === 'longer') return begin(today, period);
  // The days of a trial that are left are a gift.
  if (present.kind === 'trial') return begin(laterOf(today, present.endsOn), period);
  const { term } = present;
  // Days of grace are part of the term that is paid late.
  if (change === 'new') return begin(term.to, period);
  if (change === 'renewal') return begin(term.to, period, term.anchorDay);
  return { from: laterOf(today, term.from), to: term.to, anchorDay: term.anchorDay };
};

type CountedDays = { readonly price: number; readonly days: number; readonly ofDays: number };

export type Price = {
  readonly change: Exclude<ChangeKind, 'sms'>;
  /** The package for its days; `counted` says how many of them, where it is not a whole period. */
  readonly charge: { readonly amount: number; readonly counted: CountedDays | null };
  readonly rest: { readonly amount: number; readonly counted: CountedDays } | null;
  readonly discount: number;
  readonly amount: number;
  /** Null for what begins later: it is priced when it does. */
  readonly term: Term | null;
};

type Discount = { readonly kind: 'percent' | 'amount'; readonly value: number };

const chargeOf = (today: string, present: Present, { offer, period }: Wish, change: ChangeKind) => {
  const price = priceOf(offer.prices, period);
  if (change !== 'upgrade' || present.kind !== 'paid') return { amount: price, counted: null };
  const { to, anchorDay, from } = present.term;
  const ofDays = daysBetween(addPeriod(to, period, anchorDay, -1), to);
  const { left } = daysLeft(today, { from, to });
  return { amount: Math.round((price * left) / ofDays), counted: { price, days: left, ofDays } };
};

/** Null if nothing is to be bought: the salon has it. */
export const computePrice = (
  today: string,
  present: Present,
  wish: Wish,
  discount: Discount | null = null,
): Price | null => {
  const change = changeOf(today, present, wish);
  if (change === 'own' || change === 'sms') return null;
  if (change === 'later')
    return { change, charge: { amount: 0, counted: null }, rest: null, discount: 0, amount: 0, term: null };
  const charge = chargeOf(today, present, wish, change);
  const replaced =
    present.kind === 'paid' && (change === 'upgrade' || change === 'longer') ? present.term : null;
  const days = replaced && daysLeft(today, replaced);
  const credit = replaced ? restOf(today, replaced) : 0;
  const due = Math.max(0, charge.amount - credit);
  const off = discount ? discountOf(discount, due) : 0;
  const amount = due - off;
  const span = spanOf(today, present, change, wish.period);
  // A renewal before the end adds its days and its price to the term that runs.
  const joined = change === 'renewal' && present.kind === 'paid' && !present.inGrace ? present.term : null;
  return {
    change,
    charge,
    rest: replaced &&
      days && { amount: credit, counted: { price: replaced.value, days: days.left, ofDays: days.all } },
    discount: off,
    amount,
    term: {
      ...span,
      from: joined?.from ?? span.from,
      value: (joined?.value ?? 0) + credit + amount,
    },
  };
};

/** The days that money buys of what a salon has: for an order whose term was another one by the time it was paid. */
export const daysFor = (amount: number, { from, to, value }: Term): number =>
  value <= 0 ? 1 : Math.max(1, Math.floor((amount * daysBetween(from, to)) / value));
