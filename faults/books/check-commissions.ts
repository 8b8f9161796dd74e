import type { CommissionStatement } from '@ayna/contracts/core/commissions';
import { finance } from '@ayna/contracts/finance';
import { addMonths } from '@ayna/domain/wall-clock';
import type { TestProduct } from '../test-product.ts';
import type { LateRow, Row } from './book-rows.ts';
import {
  type Counted,
  countedIn,
  type Figures,
  isAdvance,
  isTip,
  isWork,
  type MonthInput,
  type RuleSet,
  recomputeStatement,
  toFigures,
} from './recompute-commissions.ts';
import type { SalonBooks } from './salon-books.ts';

const { routes } = finance;
const HISTORY_MONTHS = 25;

/** A month's closing with the rows of its moment. */
type Closing = {
  readonly moment: number;
  readonly opened: number | null;
  readonly month: string;
  readonly rows: readonly Row[];
  readonly late: readonly LateRow[];
  readonly sets: readonly RuleSet[];
};

const addTo = (counted: Counted, input: MonthInput): void => {
  for (const { key, discount, pieces } of countedIn(input)) {
    const before = counted.get(key) ?? { discount: 0, pieces: 0 };
    counted.set(key, { discount: before.discount + discount, pieces: before.pieces + pieces });
  }
};

/** Each closing with what the closings that stood at its moment had counted. */
const toInputs = (closings: readonly Closing[]): { closing: Closing; input: MonthInput }[] => {
  const done: { closing: Closing; input: MonthInput }[] = [];
  for (const closing of closings) {
    const counted: Counted = new Map();
    for (const one of done)
      if (one.closing.opened === null || one.closing.opened > closing.moment) addTo(counted, one.input);
    const { month, rows, late, sets } = closing;
    const own = late.filter(({ countedIn: counting }) => counting === month);
    done.push({ closing, input: { month, rows, late: own, sets, counted } });
  }
  return done;
};

const nextMonth = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7);

type Salon = { readonly product: TestProduct; readonly books: SalonBooks; readonly rows: readonly Row[] };

/** What each month's statements are to say: those of a closed one by the rows of its closing. */
const readInputs = async ({ product: { query }, books: { salonCode }, rows }: Salon) => {
  const closings = await query<Closing>(
    'select * from drill.closings where salon_code = $1 order by moment',
    [salonCode],
  );
  const late = await query<LateRow>('select * from drill.late where salon_code = $1', [salonCode]);
  const sets = await query<RuleSet>('select * from drill.rule_sets where salon_code = $1', [salonCode]);
  const standing = toInputs(closings).filter(({ closing }) => closing.opened === null);
  const counted: Counted = new Map();
  for (const { input } of standing) addTo(counted, input);
  const last = standing
    .map(({ closing }) => closing.month)
    .toSorted()
    .at(-1);
  const uncounted = late.filter((one) => one.inClosedMonth && one.countedIn === null);
  return (month: string): { readonly isClosed: boolean; readonly input: MonthInput } => {
    const closed = standing.find(({ closing }) => closing.month === month);
    if (closed) return { isClosed: true, input: closed.input };
    const own = last && nextMonth(last) === month ? uncounted.filter(({ day }) => day < `${month}-01`) : [];
    return { isClosed: false, input: { month, rows, late: own, sets, counted } };
  };
};

/** The expense that paid a statement is what the statement owed. */
const checkPaid = ({ paid, toPay }: CommissionStatement, rows: readonly Row[]): boolean => {
  const expense = rows.find(({ code }) => code === paid?.transactionCode);
  return paid === null || (expense?.counts === true && expense.kurus === Math.round(toPay * 100));
};

type Totals = { discount: number; tips: number; advances: number };

/** All months together are all rows: nothing is in two statements or in none. */
const checkTotals = (totals: Totals, own: readonly Row[]): string[] => {
  const total = (is: (row: Row) => boolean, of: (row: Row) => number): number =>
    own.filter((row) => is(row) && row.counts && row.isPaid).reduce((sum, row) => sum + of(row), 0);
  const expected: Totals = {
    discount: total(isWork, ({ discount }) => discount),
    tips: total(isTip, ({ kurus }) => kurus),
    advances: total(isAdvance, ({ kurus }) => kurus),
  };
  return JSON.stringify(totals) === JSON.stringify(expected)
    ? []
    : [`all statements ${JSON.stringify(totals)}, rows ${JSON.stringify(expected)}`];
};

const hasNothing = ({ lines, tips, advances }: Figures): boolean =>
  lines.length === 0 && tips === 0 && advances === 0;

const add = (totals: Totals, { discount, tips, advances }: Figures): void => {
  totals.discount += discount;
  totals.tips += tips;
  totals.advances += advances;
};

/** Every statement of two years, to the kurus, each of its lines. */
export const checkCommissions = async (
  product: TestProduct,
  books: SalonBooks,
  rows: readonly Row[],
  today: string,
) => {
  const inputOf = await readInputs({ product, books, rows });
  const totals = new Map(books.employees.map((code) => [code, { discount: 0, tips: 0, advances: 0 }]));
  const findings = [...books.changedStatements];
  const counts = { statements: 0, frozen: 0, corrections: 0 };
  for (let back = 0; back < HISTORY_MONTHS; back += 1) {
    const month = addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7);
    const { isClosed, input } = inputOf(month);
    const query = { month };
    const answer = await books.call(routes.commissions, { params: { salonCode: books.salonCode }, query });
    for (const statement of answer?.statements ?? []) {
      const told = toFigures(statement);
      const expected = recomputeStatement(input, statement.employeeCode);
      counts.statements += 1;
      if (isClosed) counts.frozen += 1;
      counts.corrections += statement.lines.filter(({ isCorrection }) => isCorrection).length;
      const isSame = JSON.stringify(told) === JSON.stringify(expected);
      // A month without work by a rule, tips and advances has no statement, and says nothing of discounts.
      const isBlank = hasNothing(expected) && hasNothing(told) && told.discount === 0;
      if (!isSame && !isBlank)
        findings.push(`${month}: told ${JSON.stringify(told)}, rows ${JSON.stringify(expected)}`);
      if (!checkPaid(statement, rows)) findings.push(`${month}: paid with another amount`);
      const sums = totals.get(statement.employeeCode);
      if (sums) add(sums, isBlank ? expected : told);
    }
  }
  for (const [employee, sums] of totals)
    findings.push(
      ...checkTotals(
        sums,
        rows.filter((row) => row.employee === employee),
      ),
    );
  return { findings, ...counts };
};
