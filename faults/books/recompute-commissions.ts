import type { CommissionRule, CommissionStatement } from '@ayna/contracts/core/commissions';
import type { LateRow, Row } from './book-rows.ts';

// Commissions once more, from the rows and the spec alone: nothing here is the product's own code.

export type RuleSet = {
  readonly employee: string;
  readonly validFrom: string;
  readonly rules: readonly CommissionRule[];
};

/** What statements have counted of a work, by transaction and day. */
export type Counted = Map<string, { readonly discount: number; readonly pieces: number }>;

type Work = {
  readonly row: Row;
  readonly day: string;
  readonly kurus: number;
  readonly discount: number;
  readonly pieces: number;
  readonly isCorrection: boolean;
};

export const isWork = ({ type, category, employee }: Row): boolean =>
  type === 'Income' && ['Appointment', 'ProductSale'].includes(category) && employee !== null;
export const isTip = ({ type, category, employee }: Row): boolean =>
  type === 'Income' && category === 'Tip' && employee !== null;
export const isAdvance = (row: Row): boolean => row.isAdvance && row.employee !== null;

/** The due of a service is the rest of it, not one more. */
const piecesOf = ({ category, quantity, appointment, settled }: Row): number => {
  if (category === 'ProductSale') return Math.trunc(quantity ?? 1);
  return appointment === null && settled !== null ? 0 : 1;
};

const isPaidIn = ({ counts, isPaid, paidDate }: Row, period: string): boolean =>
  counts && isPaid && paidDate !== null && paidDate.startsWith(period);

export const keyOf = (transaction: string, day: string): string => `${transaction} ${day}`;

const paidWorks = (rows: readonly Row[], month: string): Work[] =>
  rows
    .filter((row) => isWork(row) && isPaidIn(row, month))
    .map((row) => ({
      row,
      day: row.paidDate ?? '',
      kurus: row.kurus,
      discount: row.discount,
      pieces: piecesOf(row),
      isCorrection: false,
    }));

type LateSum = { readonly row: Row; readonly day: string; readonly kurus: number };

const sumLate = (rows: readonly Row[], late: readonly LateRow[]): LateSum[] =>
  [...Map.groupBy(late, ({ transaction, day }) => keyOf(transaction, day)).values()].flatMap((entries) => {
    const [first] = entries;
    const row = rows.find(({ code }) => code === first?.transaction);
    const kurus = entries.reduce((sum, entry) => sum + entry.kurus, 0);
    return first && row && kurus !== 0 ? [{ row, day: first.day, kurus }] : [];
  });

const corrections = (sums: readonly LateSum[], counted: Counted): Work[] =>
  sums
    .filter(({ row }) => isWork(row))
    .map(({ row, day, kurus }) => {
      const before = counted.get(keyOf(row.code, day)) ?? { discount: 0, pieces: 0 };
      const isPaid = isPaidIn(row, day);
      return {
        row,
        day,
        kurus,
        discount: (isPaid ? row.discount : 0) - before.discount,
        pieces: (isPaid ? piecesOf(row) : 0) - before.pieces,
        isCorrection: true,
      };
    });

const appliesTo = (rule: CommissionRule, { category, service, serviceCategory, product }: Row): boolean => {
  const isService = category === 'Appointment';
  if (rule.on === 'service') return isService && rule.code === service;
  if (rule.on === 'category') return isService && rule.category === serviceCategory;
  if (rule.on === 'services') return isService;
  return !isService && (rule.on === 'products' || rule.code === product);
};

const narrowestFirst: readonly CommissionRule['on'][] = [
  'service',
  'product',
  'category',
  'services',
  'products',
];

const findRule = (sets: readonly RuleSet[], { row, day }: Work): CommissionRule | undefined => {
  const begun = sets.filter(({ employee, validFrom }) => employee === row.employee && validFrom <= day);
  const latest = begun.reduce<RuleSet | null>(
    (last, one) => (last && last.validFrom > one.validFrom ? last : one),
    null,
  );
  const fitting = (latest?.rules ?? []).filter((rule) => appliesTo(rule, row));
  const narrowest = narrowestFirst.find((on) => fitting.some((rule) => rule.on === on));
  return fitting.find(({ on }) => on === narrowest);
};

/** Half a kurus goes away from nothing, so that what is taken back is what was given. */
const round = (kurus: number): number => Math.sign(kurus) * Math.round(Math.abs(kurus));

/** The fields in one order: the database keeps another one. */
const ruleKey = (rule: CommissionRule): string => {
  const { on, share } = rule;
  const what = 'code' in rule ? rule.code : 'category' in rule ? rule.category : '';
  return [on, what, share.kind, share.value, share.kind === 'percent' && share.beforeDiscount].join(' ');
};

type Line = {
  readonly key: string;
  readonly count: number;
  readonly base: number;
  readonly commission: number;
};

const linesOf = (works: readonly Work[], sets: readonly RuleSet[]): Line[] => {
  const ruled = works.flatMap((work) => {
    const rule = findRule(sets, work);
    return rule ? [{ work, rule, key: `${ruleKey(rule)} ${work.isCorrection}` }] : [];
  });
  return [...Map.groupBy(ruled, ({ key }) => key)].flatMap(([key, own]) => {
    const share = own[0]?.rule.share;
    if (!share) return [];
    const isFull = share.kind === 'percent' && share.beforeDiscount;
    const count = own.reduce((sum, { work }) => sum + work.pieces, 0);
    const base = own.reduce((sum, { work }) => sum + work.kurus + (isFull ? work.discount : 0), 0);
    const commission =
      share.kind === 'amount' ? Math.round(share.value * 100) * count : round((base * share.value) / 100);
    return [{ key, count, base, commission }];
  });
};

/** A statement in whole kurus, its lines in one order. */
export type Figures = Readonly<
  Record<'base' | 'discount' | 'commission' | 'tips' | 'advances' | 'toPay', number>
> & {
  readonly lines: readonly Line[];
};

const byKey = (one: Line, other: Line): number => (one.key < other.key ? -1 : 1);

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

export type MonthInput = {
  readonly month: string;
  readonly rows: readonly Row[];
  /** Entries into earlier, closed months that count in this one. */
  readonly late: readonly LateRow[];
  readonly sets: readonly RuleSet[];
  readonly counted: Counted;
};

const worksOfMonth = ({ month, rows, late, counted }: MonthInput): Work[] => [
  ...paidWorks(rows, month),
  ...corrections(sumLate(rows, late), counted),
];

export const recomputeStatement = (input: MonthInput, employee: string): Figures => {
  const { month, rows, late, sets } = input;
  const works = worksOfMonth(input).filter(({ row }) => row.employee === employee);
  const own = rows.filter((row) => row.employee === employee);
  const lateSums = sumLate(own, late);
  const money = (is: (row: Row) => boolean, sign: 1 | -1): number =>
    sumOf(own, (row) => (is(row) && isPaidIn(row, month) ? row.kurus : 0)) +
    sumOf(lateSums, ({ row, kurus }) => (is(row) ? kurus * sign : 0));
  const lines = linesOf(works, sets);
  const commission = sumOf(lines, (line) => line.commission);
  const [tips, advances] = [money(isTip, 1), money(isAdvance, -1)];
  return {
    base: sumOf(lines, (line) => line.base),
    discount: sumOf(works, (work) => work.discount),
    commission,
    tips,
    advances,
    toPay: commission + tips - advances,
    lines: lines.toSorted(byKey),
  };
};

/** What the statements of this month count, for the corrections of later ones. */
export const countedIn = (input: MonthInput) =>
  worksOfMonth(input).map(({ row, day, discount, pieces }) => ({
    key: keyOf(row.code, day),
    discount,
    pieces,
  }));

const inKurus = (lira: number): number => Math.round(lira * 100);

/** A statement as it was answered, in the same form. */
export const toFigures = (statement: CommissionStatement): Figures => ({
  base: inKurus(statement.base),
  discount: inKurus(statement.discount),
  commission: inKurus(statement.commission),
  tips: inKurus(statement.tipSum),
  advances: inKurus(statement.advanceSum),
  toPay: inKurus(statement.toPay),
  lines: statement.lines
    .map(({ rule, isCorrection, count, base, commission }) => ({
      key: `${ruleKey(rule)} ${isCorrection}`,
      count,
      base: inKurus(base),
      commission: inKurus(commission),
    }))
    .toSorted(byKey),
});
