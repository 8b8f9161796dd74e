import { sumLira } from '@ayna/domain/money';
import { fullName } from '@ayna/domain/names';
import { sumText } from '../../../parts/money-text.ts';
import type { PdfFonts, Pen } from '../../../parts/pdf/pen.ts';
import { drawSheet, type SheetOptions, sheet, sheetColors } from '../../../parts/pdf/sheet.ts';
import type { EmployeeLine, MonthReport } from '../model/report.ts';
import {
  amountOrNone,
  categoryText,
  closedNote,
  countText,
  dueText,
  figureWords,
  shareText,
} from '../model/report-words.ts';
import { texts } from '../texts.ts';

const { margin: LEFT, right: RIGHT, inner: INNER, bottom: BOTTOM, gap: GAP } = sheet;
const { black, gray, pale, plum, teal } = sheetColors;

/** What the page's head says in words. */
export type ReportPaper = {
  readonly report: MonthReport;
  readonly salon: string;
  readonly address: string;
  readonly title: string;
  readonly prepared: string;
  /** Empty once the month is over. */
  readonly running: string;
};

const drawHead = (pen: Pen, { salon, address, title, prepared, running }: ReportPaper): number => {
  pen.write(salon, LEFT, LEFT, { size: 11, isBold: true, color: plum, width: 260 });
  pen.write(title, LEFT, 66, { size: 24, isBold: true, width: 260 });
  [address, prepared, running || texts.basis].forEach((line, index) =>
    pen.write(line, RIGHT, LEFT + 4 + index * 14, { size: 9, color: gray, isRight: true, width: 230 }),
  );
  pen.line(LEFT, 106, INNER, black, 1.4);
  return 122;
};

const drawFigures = (pen: Pen, report: MonthReport, top: number): number => {
  const figures = figureWords(report);
  const column = INNER / figures.length;
  figures.forEach(({ label, value, lines }, index) => {
    const x = LEFT + index * column;
    pen.write(label, x, top, { size: 9, color: gray });
    pen.write(value, x, top + 13, { size: 14, isBold: true, width: column - 6 });
    lines.forEach((line, at) =>
      pen.write(line, x, top + 34 + at * 11, { size: 7.5, color: gray, width: column - 6 }),
    );
  });
  return top + 34 + 3 * 11 + GAP;
};

const BARS = 92;

const drawDays = (pen: Pen, report: MonthReport, top: number): number => {
  const { days, best } = report;
  pen.write(texts.days.title, LEFT, top, { size: 11, isBold: true });
  pen.write(closedNote(report), LEFT + 82, top + 2, { size: 8.5, color: gray, width: INNER - 82 });
  const floor = top + 36 + BARS;
  const step = INNER / Math.max(1, days.length);
  days.forEach(({ date, income, isClosed }, index) => {
    const x = LEFT + index * step;
    const height = best ? (income / best.income) * BARS : 0;
    // Closed days are stripes, so that no colour has to be told apart.
    if (isClosed) for (let y = 4; y < BARS; y += 6) pen.line(x + 1.5, floor - y, step - 3, pale);
    else if (height > 0) pen.fill(x + 1.5, floor - height, step - 3, height, teal);
    if (best && date === best.date)
      pen.write(sumText(income), Math.min(RIGHT, x + step / 2 + 26), floor - BARS - 13, {
        size: 8,
        isBold: true,
        isRight: true,
      });
    const number = index + 1;
    if (number === 1 || number % 5 === 0)
      pen.write(String(number), x + step / 2 + (number < 10 ? 2.5 : 5), floor + 4, {
        size: 8,
        color: gray,
        isRight: true,
      });
  });
  pen.line(LEFT, floor, INNER, gray);
  return floor + 16 + GAP;
};

const COLUMN = (INNER - GAP) / 2;
const ROW = 17;

type List = { readonly title: string; readonly none: string; readonly lines: MonthReport['incomes'] };

const drawCategories = (pen: Pen, { title, none, lines }: List, x: number, top: number): number => {
  pen.write(title, x, top, { size: 11, isBold: true });
  let y = top + 22;
  if (lines.length === 0) pen.write(none, x, y, { size: 9, color: gray });
  for (const line of lines) {
    pen.write(categoryText(line), x, y, { size: 9.5, width: 110 });
    pen.write(countText(line.count), x + 150, y, { size: 9.5, color: gray, isRight: true });
    pen.write(sumText(line.amount), x + COLUMN, y, { size: 9.5, isRight: true });
    pen.line(x, y + 13, COLUMN, pale);
    y += ROW;
  }
  if (lines.length === 0) return y + ROW;
  pen.write(texts.total, x, y, { size: 9.5, isBold: true });
  const total = sumText(sumLira(lines.map(({ amount }) => amount)));
  pen.write(total, x + COLUMN, y, { size: 9.5, isBold: true, isRight: true });
  return y + ROW;
};

type EmployeeRow = readonly [name: string, ...cells: string[]];

const toRow = (one: EmployeeLine): EmployeeRow => [
  fullName(one),
  one.appointments === null ? texts.none : countText(one.appointments),
  shareText(one.occupancy),
  amountOrNone(one.services),
  amountOrNone(one.products),
  amountOrNone(one.commission),
];

/** As many as fit; the others are summed up in a last row. */
const employeeRows = (employees: readonly EmployeeLine[], most: number): EmployeeRow[] => {
  if (employees.length <= most) return employees.map(toRow);
  const rest = employees.slice(most - 1);
  const sumOf = (pick: (one: EmployeeLine) => number | null): string =>
    amountOrNone(sumLira(rest.map((one) => pick(one) ?? 0)));
  return [
    ...employees.slice(0, most - 1).map(toRow),
    [
      texts.employees.more(rest.length),
      countText(rest.reduce((sum, one) => sum + (one.appointments ?? 0), 0)),
      texts.none,
      sumOf(({ services }) => services),
      sumOf(({ products }) => products),
      sumOf(({ commission }) => commission),
    ],
  ];
};

/** Where the numbers of each column end. */
const ends = [220, 290, 370, 435, INNER].map((end) => LEFT + end);

const drawEmployees = (pen: Pen, { employees }: MonthReport, top: number): number => {
  const { title, none, name, ...columns } = texts.employees;
  pen.write(title, LEFT, top, { size: 11, isBold: true });
  if (employees.length === 0) {
    pen.write(none, LEFT, top + 22, { size: 9, color: gray });
    return top + 22 + ROW;
  }
  const head = [
    columns.appointments,
    columns.occupancy,
    columns.services,
    columns.products,
    columns.commission,
  ];
  pen.write(name, LEFT, top + 20, { size: 8.5, color: gray });
  head.forEach((text, index) =>
    pen.write(text, ends[index] ?? RIGHT, top + 20, { size: 8.5, color: gray, isRight: true }),
  );
  let y = top + 37;
  pen.line(LEFT, y - 4, INNER, pale);
  const most = Math.max(2, Math.floor((BOTTOM - 34 - y) / ROW));
  for (const [label, ...cells] of employeeRows(employees, most)) {
    pen.write(label, LEFT, y, { size: 9.5, width: 150 });
    cells.forEach((text, index) => pen.write(text, ends[index] ?? RIGHT, y, { size: 9.5, isRight: true }));
    pen.line(LEFT, y + 13, INNER, pale);
    y += ROW;
  }
  return y;
};

/** The report on one sheet of A4. */
export const drawReport = (
  paper: ReportPaper,
  fonts: PdfFonts,
  options: SheetOptions = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const { report, salon, title } = paper;
  return drawSheet(texts.fileTitle(salon, title), fonts, options, (pen) => {
    const lists = drawDays(pen, report, drawFigures(pen, report, drawHead(pen, paper)));
    const incomes = { title: texts.incomes, none: texts.noIncomes, lines: report.incomes };
    const expenses = { title: texts.expenses, none: texts.noExpenses, lines: report.expenses };
    const below = Math.max(
      drawCategories(pen, incomes, LEFT, lists),
      drawCategories(pen, expenses, LEFT + COLUMN + GAP, lists),
    );
    const end = drawEmployees(pen, report, below + 14);
    pen.write(dueText(report), LEFT, end + 10, { size: 9, color: gray, width: INNER });
  });
};
