import type { Banknotes, ByKind, DayEndView } from '@ayna/contracts/core/day-ends';
import { sumLira } from '@ayna/domain/money';
import { addDays } from '@ayna/domain/wall-clock';

const kinds = ['cash', 'card', 'transfer'] as const;

export const cashOf = ({ n200, n100, n50, n20, n10, n5, coins }: Banknotes): number =>
  sumLira([n200 * 200, n100 * 100, n50 * 50, n20 * 20, n10 * 10, n5 * 5, coins]);

export const combineByKind = (one: ByKind, other: ByKind, sign: 1 | -1 = 1): ByKind => ({
  cash: sumLira([one.cash, sign * other.cash]),
  card: sumLira([one.card, sign * other.card]),
  transfer: sumLira([one.transfer, sign * other.transfer]),
});

export const noMoney: ByKind = { cash: 0, card: 0, transfer: 0 };

export const isSameByKind = (one: ByKind, other: ByKind): boolean =>
  kinds.every((kind) => one[kind] === other[kind]);

type Closing = {
  readonly day: string;
  readonly today: string;
  /** The newest closed day. */
  readonly lastDay: string | null;
  readonly isClosed: boolean;
  readonly isMonthClosed: boolean;
};

type ClosingRefusal = 'day-ahead' | 'day-closed' | 'later-day-closed' | 'month-closed';

/** Why a day cannot be counted now; null if it can. Counts follow each other, as each leaves cash to the next. */
export const refusalToClose = ({ day, today, lastDay, ...state }: Closing): ClosingRefusal | null => {
  if (day > today) return 'day-ahead';
  if (state.isMonthClosed) return 'month-closed';
  if (state.isClosed) return 'day-closed';
  return lastDay !== null && day <= lastDay ? 'later-day-closed' : null;
};

/** The days that a count covers: all since the last one, whose cash is still in the till. */
export const firstCountedDay = (day: string, lastDay: string | null): string =>
  lastDay !== null && lastDay < day ? addDays(lastDay, 1) : day;

type CountedDifference = {
  readonly difference: ByKind;
  /** What the person has seen and explained. */
  readonly seen: ByKind | null;
  readonly hasReason: boolean;
};

/** Whether a person has explained the difference as it is. An entry that arrives meanwhile changes it. */
export const isExplained = ({ difference, seen, hasReason }: CountedDifference): boolean =>
  isSameByKind(difference, noMoney) || (hasReason && seen !== null && isSameByKind(difference, seen));

type MonthDay = DayEndView['month']['days'][number];

type DayFacts = {
  readonly day: string;
  readonly hasTransactions: boolean;
  readonly isCounted: boolean;
  readonly difference: number | null;
};

export const toMonthDay = (
  { day, hasTransactions, isCounted, difference }: DayFacts,
  today: string,
  isMonthClosed: boolean,
): MonthDay => {
  if (isCounted) return { day, state: 'closed', difference };
  if (isMonthClosed && hasTransactions) return { day, state: 'closed', difference: null };
  if (day > today) return { day, state: 'ahead', difference: null };
  return { day, state: hasTransactions ? 'open' : 'empty', difference: null };
};

/**
 * Days that keep a month from being closed. Those before the salon's first count do not: nobody counts a till that was
 * emptied long ago. A salon that never counts closes its months all the same.
 */
export const daysInTheWay = (days: readonly MonthDay[], firstCounted: string | null): string[] =>
  days
    .filter(({ day, state }) => state === 'open' && firstCounted !== null && day >= firstCounted)
    .map(({ day }) => day);

type CashPart = DayEndView['cashParts'][number];

/** Adds what the listed parts lack, so that they always come to the expected cash. */
export const withRest = (parts: readonly CashPart[], opening: number, cash: number): CashPart[] => {
  const rest = sumLira([cash, -opening, ...parts.map(({ amount }) => -amount)]);
  return rest === 0 ? [...parts] : [...parts, { kind: 'expense', title: '', count: 1, amount: rest }];
};
