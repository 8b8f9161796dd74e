import { fullName } from '@ayna/domain/names';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/universal';
import { texts } from '../texts.ts';
import type { MonthReport } from './report.ts';
import { categoryText } from './report-words.ts';

// The universal build, because that of the browser starts a worker from a blob, which our content security policy refuses.

const words = texts.book;

/** A cell of the type String is text to Excel, also where it begins like a formula. */
const text = (value: string): Cell => (value === '' ? null : { type: String, value });
const lira = (value: number | null): Cell =>
  value === null ? null : { type: Number, value, format: '#,##0.00' };
const whole = (value: number | null): Cell => (value === null ? null : { type: Number, value, format: '0' });
const share = (value: number | null): Cell => (value === null ? null : { type: Number, value, format: '0%' });
/** A spreadsheet counts days as the library counts them, from midnight in UTC. */
const day = (value: string, format: string): Cell => ({
  type: Date,
  value: new Date(`${value}T00:00:00Z`),
  format,
});

/** The first column is text, the others are numbers. */
const headings = (...names: readonly string[]): Row =>
  names.map((value, index) => ({
    type: String,
    value,
    fontWeight: 'bold',
    align: index === 0 ? 'left' : 'right',
  }));

const summaryRows = (report: MonthReport, salon: string): Row[] => {
  const { before, lastYear, due, appointments } = report;
  const lineOf = (label: string, key: 'income' | 'expense' | 'difference'): Row => [
    text(label),
    lira(report[key]),
    lira(before[key]),
    lira(lastYear[key]),
  ];
  return [
    [text(salon), day(`${report.month}-01`, 'mmmm yyyy')],
    headings('', words.thisMonth, words.before, words.lastYear),
    lineOf(texts.figures.income, 'income'),
    lineOf(texts.figures.expense, 'expense'),
    lineOf(texts.figures.net, 'difference'),
    [
      text(texts.figures.appointments),
      whole(appointments?.count ?? null),
      whole(report.appointmentsBefore),
      whole(report.appointmentsLastYear),
    ],
    [text(words.completed), whole(appointments?.completed ?? null)],
    [text(words.canceled), whole(appointments?.canceled ?? null)],
    [text(words.noShow), whole(appointments?.noShow ?? null)],
    [text(words.due.income), lira(due.income)],
    [text(words.due.expense), lira(due.expense)],
  ];
};

const dayRows = ({ days }: MonthReport): Row[] => [
  headings(texts.days.day, texts.days.income, texts.days.expense),
  ...days.map(({ date, income, expense }) => [day(date, 'dd.mm.yyyy'), lira(income), lira(expense)]),
];

const categoryRows = ({ incomes, expenses }: MonthReport): Row[] => [
  headings(texts.columns.category, words.kind, texts.columns.count, texts.columns.amount),
  ...[...incomes, ...expenses].map((line) => [
    text(categoryText(line)),
    text(line.type === 'Income' ? texts.figures.income : texts.figures.expense),
    whole(line.count),
    lira(line.amount),
  ]),
];

const employeeRows = ({ employees }: MonthReport): Row[] => {
  const { name, appointments, occupancy, services, products, commission } = texts.employees;
  return [
    headings(name, appointments, occupancy, services, products, commission),
    ...employees.map((one) => [
      text(fullName(one)),
      whole(one.appointments),
      share(one.occupancy),
      lira(one.services),
      lira(one.products),
      lira(one.commission),
    ]),
  ];
};

const sheetOf = (sheet: string, data: Row[], stickyRowsCount = 1) => ({
  sheet,
  data,
  stickyRowsCount,
  columns: [{ width: 26 }, ...Array.from({ length: 5 }, () => ({ width: 15 }))],
});

/** The report as an Excel file whose amounts and days can be added up and sorted. */
export const reportWorkbook = (report: MonthReport, salon: string): Promise<Blob> =>
  writeExcelFile([
    sheetOf(words.summary, summaryRows(report, salon), 2),
    sheetOf(words.days, dayRows(report)),
    sheetOf(words.categories, categoryRows(report)),
    sheetOf(words.employees, employeeRows(report)),
  ]).toBlob();
