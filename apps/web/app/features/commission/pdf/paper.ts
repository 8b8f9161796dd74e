import { sumLira } from '@ayna/domain/money';
import { fullName } from '@ayna/domain/names';
import type { CommissionRule, CommissionStatement } from '../../../data/commission.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { sumText } from '../../../parts/money-text.ts';
import { signedSum } from '../../../parts/signed-sum.ts';
import { monthTitle } from '../../../ui/day-text.ts';
import { shareText } from '../rule-words.ts';
import { texts } from '../texts.ts';

const words = texts.statement;

type PaperLine = {
  readonly label: string;
  readonly note: string;
  readonly base: string;
  readonly share: string;
  readonly amount: string;
};

type PaperEntry = { readonly day: string; readonly title: string; readonly amount: string };

export type PaperEntries = {
  readonly title: string;
  readonly none: string;
  readonly entries: readonly PaperEntry[];
};

/** Everything that stands on the sheet, as it is read. */
export type StatementPaper = {
  readonly salon: string;
  readonly address: string;
  readonly number: string;
  readonly prepared: string;
  /** Under the lines for their signatures. */
  readonly payer: string;
  readonly receiver: string;
  readonly employee: string;
  readonly title: string;
  readonly month: string;
  /** Whether the figures may still change, or when they were paid. */
  readonly state: string;
  readonly figures: readonly { readonly label: string; readonly note: string; readonly amount: string }[];
  readonly toPay: string;
  readonly lines: readonly PaperLine[];
  readonly total: { readonly base: string; readonly amount: string };
  readonly tips: PaperEntries;
  readonly advances: PaperEntries;
};

// What one sheet of A4 has room for: a line that is missing leaves its 28 points to entries of 16.
const MAX_LINES = 10;
const maxEntries = (lines: number): number => 4 + Math.floor(((MAX_LINES - lines) * 28) / 16);

type Line = CommissionStatement['lines'][number];
type Entry = CommissionStatement['tips'][number];
type Options = {
  readonly salon: string;
  readonly address: string;
  /** In the salon's list of statements, from 1. */
  readonly place: number;
  /** When it is written: 14 Kasim 2026 09:05. */
  readonly prepared: string;
  /** Who pays; empty where an employee writes the own statement. */
  readonly payer: string;
  readonly month: string;
  readonly labelOf: (rule: CommissionRule) => string;
};

const linesOf = (lines: readonly Line[], labelOf: Options['labelOf']): PaperLine[] => {
  const hasMore = lines.length > MAX_LINES;
  const shown = hasMore ? lines.slice(0, MAX_LINES - 1) : lines;
  const rest = lines.slice(shown.length);
  const rows = shown.map((line) => ({
    label: labelOf(line.rule),
    note: [words.count(line.count), ...(line.isCorrection ? [words.correction] : [])].join(texts.paper.dot),
    base: sumText(line.base),
    share: shareText(line.rule),
    amount: sumText(line.commission),
  }));
  if (!hasMore) return rows;
  const sums = {
    base: sumLira(rest.map(({ base }) => base)),
    amount: sumLira(rest.map((one) => one.commission)),
  };
  const note = words.count(rest.reduce((sum, { count }) => sum + count, 0));
  const label = texts.paper.moreRules(rest.length);
  return [...rows, { label, note, share: '', base: sumText(sums.base), amount: sumText(sums.amount) }];
};

const entriesOf = (
  entries: readonly Entry[],
  most: number,
  toText: (amount: number) => string,
): PaperEntry[] => {
  const shown = entries.length > most ? entries.slice(0, most - 1) : entries;
  const rest = entries.slice(shown.length);
  const rows = shown.map(({ day, title, amount }) => ({
    day: dayAndMonth(day),
    title,
    amount: toText(amount),
  }));
  if (rest.length === 0) return rows;
  const amount = toText(sumLira(rest.map((one) => one.amount)));
  return [...rows, { day: '', title: texts.paper.moreEntries(rest.length), amount }];
};

const stateOf = ({ paid, isFrozen }: CommissionStatement): string => {
  if (paid) return texts.paper.paid(dayAndMonth(paid.day));
  return isFrozen ? texts.paper.closed : texts.paper.open;
};

/** The statement of one employee and month, for one sheet. What does not fit is summed up in a last row. */
export const toPaper = (
  statement: CommissionStatement,
  { salon, address, place, prepared, payer, month, labelOf }: Options,
): StatementPaper => {
  const { tips, tipSum, advances, advanceSum, base, commission, toPay } = statement;
  const lines = linesOf(statement.lines, labelOf);
  const most = maxEntries(lines.length);
  return {
    salon,
    address,
    number: texts.paper.number(month, place),
    prepared: texts.paper.prepared(prepared),
    payer: texts.paper.payer(payer),
    receiver: texts.paper.receiver(fullName(statement)),
    employee: fullName(statement),
    title: statement.title,
    month: monthTitle(`${month}-01`),
    state: stateOf(statement),
    figures: [
      { label: words.commission, note: words.base(sumText(base)), amount: signedSum(commission) },
      { label: words.tips, note: words.entries(tips.length), amount: signedSum(tipSum) },
      { label: words.advances, note: words.entries(advances.length), amount: signedSum(-advanceSum) },
    ],
    toPay: (toPay < 0 ? signedSum : sumText)(toPay),
    lines,
    total: { base: sumText(base), amount: sumText(commission) },
    tips: { title: words.tipList, none: words.noTips, entries: entriesOf(tips, most, sumText) },
    advances: {
      title: words.advanceList,
      none: words.noAdvances,
      entries: entriesOf(advances, most, (amount) => signedSum(-amount)),
    },
  };
};
