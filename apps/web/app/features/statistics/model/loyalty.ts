import { addDays } from '@ayna/domain/wall-clock';
import type { CustomerLifetime } from '../../../data/statistics.ts';
import type { Days } from '../../../parts/days.ts';

/** As long as the server gives a customer to come again. */
export const RETURN_DAYS = 90;

/**
 * Whose coming back can be told by the end of the period: as many days, so long before that the time to come again is over
 * for each of them. Null for days to come, of which nothing can be told.
 */
export const returnDaysOf = ({ first, last }: Days, today: string): Days | null => {
  const end = last < today ? last : today;
  const days = { first: addDays(first, -RETURN_DAYS), last: addDays(end, -RETURN_DAYS) };
  return days.first > days.last ? null : days;
};

export type Lifetime = {
  /** From the first visit to the last, and from one to the next; null where nobody came twice. */
  readonly stayDays: number | null;
  readonly daysApart: number | null;
  /** Of each customer; null where nobody came. */
  readonly visits: number | null;
  readonly spent: number | null;
};

/** The means of all customers; of those who came once nobody knows how long they stay. */
export const lifetimeOf = (sums: CustomerLifetime): Lifetime => {
  const { customers, visits, spent, regulars, regularVisits, regularDays } = sums;
  return {
    stayDays: regulars === 0 ? null : regularDays / regulars,
    daysApart: regulars === 0 ? null : regularDays / (regularVisits - regulars),
    visits: customers === 0 ? null : visits / customers,
    spent: customers === 0 ? null : spent / customers,
  };
};

const MONTH_DAYS = 30.44;
const YEAR_DAYS = 365.25;

export type Duration = { readonly unit: 'days' | 'months' | 'years'; readonly value: number };

/** In the unit in which somebody would say it. */
export const durationOf = (days: number): Duration => {
  if (days < 2 * MONTH_DAYS) return { unit: 'days', value: Math.round(days) };
  if (days < 2 * YEAR_DAYS) return { unit: 'months', value: days / MONTH_DAYS };
  return { unit: 'years', value: days / YEAR_DAYS };
};
