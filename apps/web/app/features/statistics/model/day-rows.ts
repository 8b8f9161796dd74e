import type { Days } from '../../../parts/days.ts';
import { daysOf } from './periods.ts';

export type DayRow = {
  readonly date: string;
  /** Up to today. */
  readonly done: number;
  /** After today. */
  readonly planned: number;
  /** Of the same place in the period before; null where that is shorter, or closed on that day. */
  readonly before: number | null;
  readonly isClosed: boolean;
};

type DayValue = { readonly date: string; readonly value: number };

type Input = {
  readonly period: Days;
  readonly previous: Days;
  readonly today: string;
  readonly isClosed: (date: string) => boolean;
  readonly now: readonly DayValue[];
  readonly before: readonly DayValue[];
};

/** Every day of the period, beside the one of the period before. */
export const dayRows = ({ period, previous, today, isClosed, now, before }: Input): DayRow[] => {
  const valueOn = new Map(now.map(({ date, value }) => [date, value]));
  const beforeOn = new Map(before.map(({ date, value }) => [date, value]));
  const previousDays = daysOf(previous);
  const valueBefore = (date: string | undefined): number | null => {
    if (date === undefined) return null;
    return beforeOn.get(date) ?? (isClosed(date) ? null : 0);
  };
  return daysOf(period).map((date, index) => {
    const value = valueOn.get(date) ?? 0;
    return {
      date,
      done: date <= today ? value : 0,
      planned: date > today ? value : 0,
      before: valueBefore(previousDays[index]),
      isClosed: value === 0 && isClosed(date),
    };
  });
};

/** The busiest day; undefined where all are empty. */
export const highestDay = (rows: readonly DayRow[]): DayRow | undefined => {
  const valueOf = ({ done, planned }: DayRow): number => done + planned;
  const highest = rows.reduce<DayRow | undefined>(
    (best, row) => (best && valueOf(best) >= valueOf(row) ? best : row),
    undefined,
  );
  return highest && valueOf(highest) > 0 ? highest : undefined;
};

/** At most so many points: each is the mean of the days it stands for. */
export const sparkPoints = (values: readonly number[], max: number): number[] => {
  if (values.length <= max) return [...values];
  return Array.from({ length: max }, (_, index) => {
    const from = Math.floor((index * values.length) / max);
    const to = Math.floor(((index + 1) * values.length) / max);
    return values.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from);
  });
};

export type MonthSum = { readonly month: string; readonly income: number; readonly expense: number };

type MoneyDay = { readonly date: string; readonly income: number; readonly expense: number };

/** Income and expense of each month, in the order of the days. */
export const monthSums = (days: readonly MoneyDay[]): MonthSum[] => {
  const kurus = (lira: number): number => Math.round(lira * 100);
  const months = new Map<string, { income: number; expense: number }>();
  for (const { date, income, expense } of days) {
    const month = date.slice(0, 7);
    const sums = months.get(month) ?? { income: 0, expense: 0 };
    months.set(month, {
      income: sums.income + kurus(income),
      expense: sums.expense + kurus(expense),
    });
  }
  return [...months].map(([month, { income, expense }]) => ({
    month,
    income: income / 100,
    expense: expense / 100,
  }));
};
