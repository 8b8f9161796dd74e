import { addMonths } from '@ayna/domain/wall-clock';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { priceText, sumText } from '../../../parts/money-text.ts';
import { signedSum } from '../../../parts/signed-sum.ts';
import { transactionCategories } from '../../../parts/transaction-words.texts.ts';
import { monthTitle, partsOf } from '../../../ui/day-text.ts';
import { texts } from '../texts.ts';
import type { MonthReport } from './report.ts';

// What page and PDF say alike.

const minus = '\u2212';
const counts = new Intl.NumberFormat('tr-TR');
const percents = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

export const countText = (count: number): string => counts.format(count);

/** +%5,1; null where a percentage says nothing: before there was none, or a loss. */
export const changeText = (now: number, before: number): string | null => {
  if (before <= 0) return null;
  const change = ((now - before) / before) * 100;
  const size = percents.format(Math.abs(change));
  if (size === '0') return texts.percent('', '0');
  return texts.percent(change < 0 ? minus : '+', size);
};

export const shareText = (part: number | null): string =>
  part === null ? texts.none : texts.share(Math.round(part * 100));

/** Short in a table: 4.115, and kurus only where there are some. */
export const amountOrNone = (lira: number | null): string =>
  lira === null || lira === 0 ? texts.none : (lira < 0 ? minus : '') + priceText(Math.abs(lira));

export const categoryText = ({ type, category }: MonthReport['incomes'][number]): string =>
  type === 'Expense' && category === 'ProductSale' ? texts.returned : transactionCategories[category];

export type FigureWords = {
  readonly id: keyof typeof texts.figures;
  readonly label: string;
  readonly value: string;
  readonly lines: readonly string[];
};

type Months = { readonly before: string; readonly lastYear: string };

/** Eylul; Ekim 2025. */
const monthNames = (month: string): Months => ({
  before: partsOf(addMonths(`${month}-01`, -1)).month.long,
  lastYear: monthTitle(addMonths(`${month}-01`, -12)),
});

type Total = MonthReport['before'];
/** A month without any payment is not compared: the salon may not have kept its books here. */
const isBlank = ({ income, expense }: Total): boolean => income === 0 && expense === 0;

/** In whole lira: what it is compared with need not be exact, and stands in a narrow column. */
const wholeLira = (lira: number): string => (lira < 0 ? minus : '') + priceText(Math.round(Math.abs(lira)));

const comparisons = (report: MonthReport, pick: (total: Total) => number): string[] => {
  const names = monthNames(report.month);
  const lineOf = (name: string, total: Total): string => {
    if (isBlank(total)) return texts.compared(name, texts.none);
    // A month that is not over has nothing to be measured against a whole one.
    const change = report.isRunning ? null : changeText(pick(report), pick(total));
    const value = wholeLira(pick(total));
    return texts.compared(name, change === null ? value : texts.change(value, change));
  };
  return [lineOf(names.before, report.before), lineOf(names.lastYear, report.lastYear)];
};

const appointmentFigure = (report: MonthReport): FigureWords[] => {
  const { appointments, appointmentsBefore, appointmentsLastYear, month } = report;
  if (!appointments) return [];
  const { completed, canceled, noShow, count } = appointments;
  const parts = texts.appointmentParts;
  const names = monthNames(month);
  const others = [
    ...(appointmentsBefore === null ? [] : [texts.compared(names.before, countText(appointmentsBefore))]),
    ...(appointmentsLastYear ? [texts.compared(names.lastYear, countText(appointmentsLastYear))] : []),
  ];
  return [
    {
      id: 'appointments',
      label: texts.figures.appointments,
      value: countText(count),
      lines: [
        `${parts.completed(countText(completed))}, ${parts.canceled(countText(canceled))}`,
        ...(noShow > 0 ? [parts.noShow(countText(noShow))] : []),
        ...(others.length > 0 ? [others.join(', ')] : []),
      ],
    },
  ];
};

/** The figures on top, each with what it was a month and a year before. */
export const figureWords = (report: MonthReport): FigureWords[] => [
  {
    id: 'income',
    label: texts.figures.income,
    value: sumText(report.income),
    lines: comparisons(report, ({ income }) => income),
  },
  {
    id: 'expense',
    label: texts.figures.expense,
    value: signedSum(-report.expense),
    lines: comparisons(report, ({ expense }) => expense),
  },
  {
    id: 'net',
    label: texts.figures.net,
    value: signedSum(report.difference),
    lines: comparisons(report, ({ difference }) => difference),
  },
  ...appointmentFigure(report),
];

/** Beside the title of the bars: which days were closed, and why. */
export const closedNote = ({ days, holidays }: MonthReport): string => {
  if (!days.some(({ isClosed }) => isClosed)) return '';
  return [
    texts.days.closed,
    ...(holidays.length > 0 ? [texts.days.holiday(holidays.map(dayAndMonth).join(', '))] : []),
  ].join(', ');
};

export const dueText = ({ due }: MonthReport): string => texts.due(sumText(due.income), sumText(due.expense));
