import { addDays } from './term-dates.ts';

// Revenue by month. Amounts are kurus; months are texts such as 2026-11.

type TermDays = {
  readonly salonCode: string;
  readonly from: string;
  /** The day on which it was over. */
  readonly to: string;
  readonly monthly: number;
};

export type Churn = {
  readonly mrr: number;
  readonly paying: number;
  readonly new: number;
  /** Paid before, had no package at the month's beginning, and has one at its end. */
  readonly returned: number;
  readonly lost: number;
};

export const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months;
};

export const monthBefore = (month: string, count: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const index = year * 12 + number - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** Who has a paid term on this day, and what that brings in a month. */
export const payingOn = (terms: readonly TermDays[], day: string) => {
  const running = terms.filter(({ from, to }) => from <= day && day < to);
  return {
    salons: new Set(running.map(({ salonCode }) => salonCode)),
    mrr: running.reduce((sum, { monthly }) => sum + monthly, 0),
  };
};

/** The last day of a month. */
export const lastDayOf = (month: string): string => addDays(`${nextMonth(month)}-01`, -1);

/** What changed from the last day of the month before to the last day of this one, or the day until which it has come. */
export const churnOf = (terms: readonly TermDays[], month: string, lastDay: string): Churn => {
  const begin = `${month}-01`;
  const before = payingOn(terms, addDays(begin, -1)).salons;
  const { salons: after, mrr } = payingOn(terms, lastDay);
  const known = new Set(terms.filter(({ from }) => from < begin).map(({ salonCode }) => salonCode));
  const gained = [...after].filter((salon) => !before.has(salon));
  return {
    mrr,
    paying: after.size,
    new: gained.filter((salon) => !known.has(salon)).length,
    returned: gained.filter((salon) => known.has(salon)).length,
    lost: [...before].filter((salon) => !after.has(salon)).length,
  };
};
