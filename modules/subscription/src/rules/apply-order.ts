import type { BoughtPackage, Order } from './order.ts';
import { daysFor, type Term } from './price.ts';
import { accessEnd } from './renewal.ts';
import type { Subscription } from './subscription-state.ts';
import { addDays, addPeriod, dayOf, dayOfMonth, startOf } from './term-dates.ts';

type Limits = Pick<Subscription, 'packageCode' | 'packageName' | 'employees' | 'photos' | 'sms' | 'features'>;

export type Applied = Limits & {
  /** as-priced: the term is the one that the price was computed on. as-days: it was another one by then, and the money
   * became days of it. new: there was none any more, and a new one began. */
  readonly how: 'as-priced' | 'as-days' | 'new';
  readonly term: Term & { readonly period: BoughtPackage['period'] };
  readonly startedAt: number;
  readonly endsAt: number;
};

const limitsOf = (bought: BoughtPackage, sms: number): Limits => ({
  packageCode: bought.packageCode,
  packageName: bought.name,
  employees: bought.employees,
  photos: bought.photos,
  sms,
  features: bought.features,
});

/** A renewal takes nothing away from those who have more than the package has by now. */
const keepMore = (limits: Limits, present: Subscription): Limits =>
  limits.packageCode === present.packageCode
    ? {
        ...limits,
        employees: Math.max(limits.employees, present.employees),
        photos: Math.max(limits.photos, present.photos),
        sms: Math.max(limits.sms, present.sms),
      }
    : limits;

const startedAtOf = (order: Order, term: Term, present: Subscription | null, now: number): number => {
  const isSameTerm =
    order.change === 'upgrade' || (order.change === 'renewal' && present?.term?.from === term.from);
  return isSameTerm && present ? present.startedAt : Math.min(startOf(term.from), now);
};

type Situation = { readonly present: Subscription | null; readonly autoRenew: boolean; readonly now: number };

const asDays = (
  present: Subscription,
  term: NonNullable<Subscription['term']>,
  amount: number,
  autoRenew: boolean,
) => {
  const to = addDays(term.to, daysFor(amount, term));
  return {
    ...present,
    how: 'as-days' as const,
    term: { ...term, to, value: term.value + amount, anchorDay: dayOfMonth(to) },
    endsAt: accessEnd(to, autoRenew),
  };
};

/** What a salon has once this order is paid. Money that is there always buys something. */
export const applyPaidOrder = (
  order: Order,
  bought: BoughtPackage,
  { present, autoRenew, now }: Situation,
): Applied => {
  const limits = limitsOf(bought, order.sms);
  const { period } = bought;
  if ((present?.term?.code ?? null) === order.basis) {
    const { term } = bought;
    return {
      ...(order.change === 'renewal' && present ? keepMore(limits, present) : limits),
      how: 'as-priced',
      term: { ...term, period },
      startedAt: startedAtOf(order, term, present, now),
      endsAt: accessEnd(term.to, autoRenew),
    };
  }
  if (present?.term) return asDays(present, present.term, order.amount, autoRenew);
  const from = dayOf(now);
  const to = addPeriod(from, period, dayOfMonth(from));
  return {
    ...limits,
    how: 'new',
    term: { from, to, value: order.amount, anchorDay: dayOfMonth(from), period },
    startedAt: now,
    endsAt: accessEnd(to, autoRenew),
  };
};
