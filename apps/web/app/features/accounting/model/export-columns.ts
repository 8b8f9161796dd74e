import type { Transaction } from '../../../data/finance.ts';
import { texts } from '../texts.ts';
import { categoryText, employeeNameOf } from './row-texts.ts';

/** What a cell of an exported list holds. */
export type ExportCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'day'; readonly day: string | null }
  | { readonly kind: 'amount'; readonly lira: number | null };

export type ExportColumn = {
  readonly name: string;
  readonly kind: ExportCell['kind'];
  /** In letters, for a spreadsheet. */
  readonly width: number;
  readonly cellOf: (transaction: Transaction) => ExportCell;
};

const textColumn = (name: string, width: number, textOf: (one: Transaction) => string): ExportColumn => ({
  name,
  kind: 'text',
  width,
  cellOf: (one) => ({ kind: 'text', text: textOf(one) }),
});

const dayColumn = (name: string, dayOf: (one: Transaction) => string | null): ExportColumn => ({
  name,
  kind: 'day',
  width: 12,
  cellOf: (one) => ({ kind: 'day', day: dayOf(one) }),
});

/** In a CSV a cell that begins with a minus is no number, so expenses have their own column. */
const amountColumn = (name: string, wanted: Transaction['type']): ExportColumn => ({
  name,
  kind: 'amount',
  width: 14,
  cellOf: ({ type, amount }) => ({ kind: 'amount', lira: type === wanted ? amount : null }),
});

const words = texts.file;

export const exportColumns: readonly ExportColumn[] = [
  dayColumn(words.date, ({ date }) => date),
  textColumn(words.title, 32, ({ title }) => title),
  textColumn(words.category, 16, categoryText),
  textColumn(words.employee, 20, employeeNameOf),
  textColumn(words.status, 12, ({ status }) => (status ? texts.paid : texts.due)),
  dayColumn(words.paidDate, ({ paidDate }) => paidDate),
  amountColumn(words.income, 'Income'),
  amountColumn(words.expense, 'Expense'),
  textColumn(words.note, 40, ({ note }) => note),
];
