import * as z from 'zod/mini';
import { lira } from './money.ts';
import { code } from './shapes.ts';
import { singleLineText } from './text-fields.ts';
import { transactionCategory } from './transactions.ts';
import { calendarDate, calendarMonth } from './wall-clock.ts';

// Schemas of the till's day end, used by `@ayna/contracts/finance`.

const maxSum = 999_999_999_999;

/** A sum of lira that may be negative, such as a difference. */
export const signedLira = z.number().check(z.gte(-maxSum), z.lte(maxSum), z.multipleOf(0.01));

export const tillKind = z.enum(['cash', 'card', 'transfer']);
export type TillKind = z.output<typeof tillKind>;

const byKind = z.object({ cash: signedLira, card: signedLira, transfer: signedLira });
export type ByKind = z.output<typeof byKind>;

const pieces = z.int().check(z.gte(0), z.lte(10_000));

/** How many of each banknote, and the coins as one sum. */
export const banknotes = z.object({
  n200: pieces,
  n100: pieces,
  n50: pieces,
  n20: pieces,
  n10: pieces,
  n5: pieces,
  coins: lira,
});
export type Banknotes = z.output<typeof banknotes>;

export const differenceReason = z.enum(['change', 'receipt', 'tip', 'unknown']);
export type DifferenceReason = z.output<typeof differenceReason>;

export const tillCount = z.object({
  salonCode: code,
  day: calendarDate,
  notes: banknotes,
  /** The total of the card terminal's own day end. */
  card: lira,
  transfer: lira,
  /** Cash that was in the till before the salon's first day end; later ones know it. */
  opening: z._default(lira, 0),
  /** Cash that stays in the till for the next day. */
  kept: lira,
  /** Counted minus expected, as the person has seen it; null before they have. */
  difference: z.nullable(byKind),
  reason: z.nullable(differenceReason),
  note: singleLineText(0, 200),
});

export const openingReason = singleLineText(5, 200);

const author = z.object({ at: z.iso.datetime(), name: z.string() });

/** Null where the person counts without seeing the books. */
const hiddenByKind = z.nullable(byKind);

const dayEnd = z.object({
  ...author.shape,
  fromDay: calendarDate,
  notes: banknotes,
  counted: byKind,
  books: hiddenByKind,
  difference: byKind,
  reason: z.nullable(differenceReason),
  note: z.string(),
  kept: signedLira,
});

export const dayState = z.enum([
  /** Counted, or in a closed month. */
  'closed',
  /** Has transactions that no count covers yet. */
  'open',
  'empty',
  'ahead',
]);

export const dayEndView = z.object({
  day: calendarDate,
  state: dayState,
  /** The first day that the count covers: the one after the last count. */
  fromDay: calendarDate,
  /** A later day is closed, so this one can no longer be counted. */
  isPassed: z.boolean(),
  /** The salon has never counted, so that the person enters the opening. */
  isFirst: z.boolean(),
  /** The person counts without seeing the books. */
  isBlind: z.boolean(),
  opening: lira,
  books: hiddenByKind,
  /** What the expected cash consists of; empty where the books are hidden. */
  cashParts: z
    .array(
      z.object({
        kind: z.enum(['income', 'expense', 'late']),
        title: z.string(),
        count: z.int().check(z.gte(0), z.lte(1_000_000)),
        amount: signedLira,
      }),
    )
    .check(z.maxLength(60)),
  /** Incomes of appointments whose payment was not entered; they count as cash. */
  unsettledCount: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** The appointments of the first of them: the books keep no names of customers. */
  unsettled: z.array(code).check(z.maxLength(3)),
  end: z.nullable(dayEnd),
  late: z
    .array(
      z.object({
        code,
        transactionCode: code,
        title: z.string(),
        category: transactionCategory,
        kind: tillKind,
        amount: signedLira,
        at: z.iso.datetime(),
        isRemoved: z.boolean(),
        countedOn: z.nullable(calendarDate),
      }),
    )
    .check(z.maxLength(200)),
  /** Counts that did not agree; only for those who see the books. */
  otherCounts: z.array(z.object({ ...author.shape, counted: byKind })).check(z.maxLength(50)),
  /** Earlier ends of this day that were opened again. */
  openings: z.array(z.object({ ...author.shape, reason: z.string() })).check(z.maxLength(50)),
  month: z.object({
    month: calendarMonth,
    closed: z.nullable(author),
    openings: z.array(z.object({ ...author.shape, reason: z.string() })).check(z.maxLength(50)),
    days: z
      .array(z.object({ day: calendarDate, state: dayState, difference: z.nullable(signedLira) }))
      .check(z.maxLength(31)),
  }),
});

export type DayEndView = z.output<typeof dayEndView>;
