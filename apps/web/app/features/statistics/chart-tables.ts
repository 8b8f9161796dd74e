import { sumLira } from '@ayna/domain/money';
import { sumText } from '../../parts/money-text.ts';
import { dayAndWeekday, monthTitle, partsOf } from '../../ui/day-text.ts';
import type { TableData } from './figure-table.tsx';
import { countText } from './format.ts';
import { type DayRow, dayRows, monthSums } from './model/day-rows.ts';
import { daysOf } from './model/periods.ts';
import { countOf } from './model/totals.ts';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

// What a chart says, as rows and columns with the same numbers.

const words = texts.daily;
const dash = '\u2013';

export type Counted = 'appointments' | 'cancellations';

export const previousName = ({ period, figures }: Statistics): string =>
  period.isMonth ? partsOf(figures.previous.first).month.long : words.before;

/** Appointments or cancellations of every day, beside those of the period before. */
export const dayRowsOf = ({ period, figures, today, isClosed }: Statistics, of: Counted): DayRow[] => {
  const valueOf = of === 'appointments' ? countOf : ({ canceled }: { canceled: number }) => canceled;
  const values = (days: typeof figures.appointments.byDay) =>
    days.map((day) => ({ date: day.date, value: valueOf(day) }));
  return dayRows({
    period,
    previous: figures.previous,
    today,
    isClosed,
    now: values(figures.appointments.byDay),
    before: values(figures.before.byDay),
  });
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The last days of a longer period before, which no day of this one stands beside; 0 where there are none. */
const restBefore = ({ period, figures }: Statistics, of: Counted): number => {
  const shown = new Set(daysOf(figures.previous).slice(0, daysOf(period).length));
  return sum(
    figures.before.byDay
      .filter(({ date }) => !shown.has(date))
      .map((day) => (of === 'appointments' ? countOf(day) : day.canceled)),
  );
};

export const dailyTable = (statistics: Statistics, of: Counted): TableData => {
  const rows = dayRowsOf(statistics, of);
  const rest = restBefore(statistics, of);
  return {
    columns: [
      words.day,
      of === 'appointments' ? words.count : words.canceled,
      words.planned,
      previousName(statistics),
    ],
    rows: [
      ...rows.map(({ date, done, planned, before, isClosed }) => ({
        key: date,
        cells: [
          dayAndWeekday(date),
          isClosed ? words.closed : countText(done),
          countText(planned),
          before === null ? dash : countText(before),
        ],
      })),
      ...(rest === 0 ? [] : [{ key: 'rest', cells: [words.restBefore, dash, dash, countText(rest)] }]),
    ],
    total: [
      words.total,
      countText(sum(rows.map(({ done }) => done))),
      countText(sum(rows.map(({ planned }) => planned))),
      countText(sum(rows.map(({ before }) => before ?? 0)) + rest),
    ],
  };
};

export const moneyTable = ({ figures: { money } }: Statistics): TableData => ({
  columns: [words.day, words.income, words.expense],
  rows: money.byDay.map((day) => ({
    key: day.date,
    cells: [dayAndWeekday(day.date), sumText(day.income), sumText(day.expense)],
  })),
  total: [
    words.total,
    sumText(sumLira(money.byDay.map((day) => day.income))),
    sumText(sumLira(money.byDay.map((day) => day.expense))),
  ],
});

export const monthsTable = ({ figures: { monthDays } }: Statistics): TableData => ({
  columns: [texts.money.month, words.income, words.expense],
  rows: monthSums(monthDays).map(({ month, income, expense }) => ({
    key: month,
    cells: [monthTitle(`${month}-01`), sumText(income), sumText(expense)],
  })),
});
