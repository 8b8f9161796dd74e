import * as z from 'zod/mini';
import { serviceCategory } from '../catalog.ts';
import { signedLira } from './day-ends.ts';
import { lira } from './money.ts';
import { paymentKind } from './settlements.ts';
import { code } from './shapes.ts';
import { calendarDate, calendarMonth } from './wall-clock.ts';

// Schemas of commissions, used by `@ayna/contracts/finance`.

const share = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    value: z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01)),
    /** Of the price before a discount; else of what was paid. */
    beforeDiscount: z.boolean(),
  }),
  /** For each service performed or product sold. */
  z.object({ kind: z.literal('amount'), value: lira }),
]);

/** The narrowest rule that fits wins: one service, then its category, then all services; one product, then all. */
export const commissionRule = z.discriminatedUnion('on', [
  z.object({ on: z.literal('service'), code, share }),
  z.object({ on: z.literal('category'), category: serviceCategory, share }),
  z.object({ on: z.literal('services'), share }),
  z.object({ on: z.literal('product'), code, share }),
  z.object({ on: z.literal('products'), share }),
]);
export type CommissionRule = z.output<typeof commissionRule>;

export const commissionRules = z.array(commissionRule).check(z.maxLength(100));

export const commissionRuleSet = z.object({
  employeeCode: code,
  validFrom: calendarDate,
  rules: commissionRules,
});
export type CommissionRuleSet = z.output<typeof commissionRuleSet>;

const count = z.int().check(z.gte(-1_000_000), z.lte(1_000_000));

/** What one rule has brought in. */
const commissionLine = z.object({
  rule: commissionRule,
  /** Entries into earlier, closed months, which count in this one. */
  isCorrection: z.boolean(),
  count,
  base: signedLira,
  commission: signedLira,
});

/** Months that were closed before these were kept are without `kind`, `appointmentCode` and `byDay`. */
const entry = z.object({
  day: calendarDate,
  title: z.string(),
  amount: signedLira,
  /** Null if it was split over several. */
  kind: z.optional(z.nullable(paymentKind)),
  /** Of a tip: the visit that it was given for. */
  appointmentCode: z.optional(z.nullable(code)),
});
const entries = z.array(entry).check(z.maxLength(2000));

export const commissionFigures = z.object({
  lines: z.array(commissionLine).check(z.maxLength(500)),
  /** What the rules applied to; what no rule fits is not part of it. */
  base: signedLira,
  discount: signedLira,
  commission: signedLira,
  tips: entries,
  tipSum: signedLira,
  advances: entries,
  advanceSum: signedLira,
  /** Commission and tips, less advances. */
  toPay: signedLira,
  /** The work of the month by its days, each rounded, without corrections of earlier months. */
  byDay: z.optional(z.array(z.object({ day: calendarDate, amount: signedLira })).check(z.maxLength(31))),
});
export type CommissionFigures = z.output<typeof commissionFigures>;

export const commissionStatement = z.object({
  employeeCode: code,
  name: z.string(),
  lastname: z.string(),
  title: z.string(),
  ...commissionFigures.shape,
  /** The month is closed: these figures stay. */
  isFrozen: z.boolean(),
  paid: z.nullable(z.object({ transactionCode: code, day: calendarDate })),
});
export type CommissionStatement = z.output<typeof commissionStatement>;

/** What rules would bring in in the month that runs, beside those that are in force. */
export const commissionPreview = z.object({
  month: calendarMonth,
  /** The newest closed month: rules begin after it. */
  lastClosed: z.nullable(calendarMonth),
  commission: signedLira,
  commissionNow: signedLira,
  /** The latest works, the last one first. */
  works: z
    .array(
      z.object({
        kind: z.enum(['service', 'product']),
        code: z.nullable(code),
        amount: lira,
        discount: lira,
        /** Null if no rule fits. */
        rule: z.nullable(commissionRule),
        commission: signedLira,
      }),
    )
    .check(z.maxLength(3)),
});
export type CommissionPreview = z.output<typeof commissionPreview>;

export const commissionMonth = z.object({
  month: calendarMonth,
  closedAt: z.nullable(z.iso.datetime()),
  statements: z.array(commissionStatement).check(z.maxLength(500)),
});
