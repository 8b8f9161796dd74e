import * as z from 'zod/mini';
import { employeeSnapshot } from './appointments.ts';
import { lira, maxLira } from './money.ts';
import { code, version } from './shapes.ts';
import { singleLineText } from './text-fields.ts';
import { calendarDate, wallClock } from './wall-clock.ts';

// Schemas of the till: how a visit was paid, used by `@ayna/contracts/finance`.

export const paymentKind = z.enum(['cash', 'card', 'transfer']);

export type PaymentKind = z.output<typeof paymentKind>;

/** More than nothing. */
const positiveLira = z.number().check(z.gte(0.01), z.lte(maxLira), z.multipleOf(0.01));

const payment = z.object({ kind: paymentKind, amount: positiveLira });

export type Payment = z.output<typeof payment>;

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** At most one line of each kind. */
const payments = z.array(payment).check(
  z.maxLength(3),
  z.refine((lines: readonly Payment[]) => isUnique(lines.map(({ kind }) => kind))),
);

/** Why less was asked for. The words for each are the screen's. */
export const discountReason = z.enum(['loyal', 'birthday', 'amends', 'campaign', 'other']);

export type DiscountReason = z.output<typeof discountReason>;

/** Of the services; products keep their prices. */
const discount = z
  .object({
    by: z.enum(['percent', 'amount']),
    value: positiveLira,
    reason: discountReason,
    /** In the desk's own words; empty where the reason says enough. */
    remark: singleLineText(0, 120),
  })
  .check(z.refine(({ by, value }) => by === 'amount' || value <= 100, { path: ['value'] }));

export type Discount = z.output<typeof discount>;

const due = z.object({
  amount: positiveLira,
  /** The day by which it is to be paid. */
  on: calendarDate,
});

/** What a visit may consist of. */
const maxServices = 20;
const maxSales = 20;

const settledService = z.object({
  appointmentCode: code,
  /** The version of the income that the caller has read. */
  version,
});

const tip = z.object({ appointmentCode: code, amount: positiveLira });

/** How a visit was paid: what the services cost, less the discount, plus products and tips, is paid or due. */
export const settlementForm = z.object({
  salonCode: code,
  services: z.array(settledService).check(
    z.minLength(1),
    z.maxLength(maxServices),
    z.refine((services: readonly z.output<typeof settledService>[]) =>
      isUnique(services.map(({ appointmentCode }) => appointmentCode)),
    ),
  ),
  /** The codes of the stock moves of products that were sold along with it. */
  sales: z.array(code).check(z.maxLength(maxSales), z.refine(isUnique)),
  discount: z.nullable(discount),
  /** For the employees who performed the services. */
  tips: z.array(tip).check(
    z.maxLength(maxServices),
    z.refine((tips: readonly z.output<typeof tip>[]) => isUnique(tips.map((one) => one.appointmentCode))),
  ),
  payments,
  /** What is left to pay, of the services. */
  due: z.nullable(due),
});

export type SettlementForm = z.output<typeof settlementForm>;

const visitService = z.object({
  appointmentCode: code,
  version: z.int(),
  /** The settlement that its amount comes from; null if it stands as the completion recorded it. */
  settlementCode: z.nullable(code),
  date: calendarDate,
  /** Null for a completion from before these were kept. */
  serviceName: z.nullable(z.string()),
  startDate: z.nullable(wallClock),
  minutes: z.nullable(z.int()),
  performer: z.nullable(z.object({ employeeCode: code, ...employeeSnapshot.shape })),
  price: lira,
  discount: lira,
  due: lira,
  dueOn: z.nullable(calendarDate),
  duePaid: z.boolean(),
  tip: lira,
});

export type VisitService = z.output<typeof visitService>;

const visitSale = z.object({
  moveCode: code,
  productCode: z.nullable(code),
  settlementCode: z.nullable(code),
  name: z.string(),
  quantity: z.number(),
  amount: lira,
});

/** A visit at the till. */
export const visitSettlement = z.object({
  /** False until the income of the completion stands; that takes two seconds at most. */
  recorded: z.boolean(),
  /** What the same customer had completed on the same day, in the order of the day. */
  services: z.array(visitService),
  sales: z.array(visitSale),
  /** The settlement of the appointment that was asked for; null if it stands as the completion recorded it. */
  settlement: z.nullable(
    z.object({
      code,
      at: z.iso.datetime(),
      by: z.object({ code, ...employeeSnapshot.shape }),
      discount: z.nullable(discount),
      payments: z.array(payment),
      /** Whether the caller may undo it now. */
      mayUndo: z.boolean(),
    }),
  ),
  /** The highest discount in percent; `binding` for those who may not exceed it. */
  discountLimit: z.object({ percent: z.int(), binding: z.boolean() }),
  /** The salon's account for transfers; null where it has entered none. */
  iban: z.nullable(z.string()),
});

export type VisitSettlement = z.output<typeof visitSettlement>;
