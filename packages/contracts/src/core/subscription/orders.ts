import * as z from 'zod/mini';
import { lira } from '../money.ts';
import { attemptReason, attemptState, card, secretToken } from '../payment/attempts.ts';
import { code } from '../shapes.ts';
import { period, quotaKind } from './packages.ts';

// Orders: what is bought, what it costs and how it stands; used by `@ayna/contracts/subscription`.

const day = z.iso.date();
const instant = z.iso.datetime();
const signedLira = z.number().check(z.multipleOf(0.01));

/** What is bought. Its price is always computed from our own rows. */
export const purchase = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('package'), packageCode: code, period }),
  z.object({ kind: z.literal('sms'), packCode: code }),
]);
export type Purchase = z.output<typeof purchase>;

/** Only ASCII letters change case: with a locale, the i of `indirim` would get a dot. */
const uppercaseAscii = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u0131\u0130]/g, 'I')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

export const couponCode = z
  .string()
  .check(
    z.trim(),
    z.maxLength(30, { abort: true }),
    z.overwrite(uppercaseAscii),
    z.regex(/^[A-Z\d](?:[A-Z\d]|-(?=[A-Z\d])){2,29}$/),
  );

/**
 * new: a term begins today. renewal: the present package goes on after its term. upgrade: more, from today to the end of
 * the term. longer: a new, longer term begins today. later: it begins when the term ends, and nothing is paid today.
 */
export const changeKind = z.enum(['new', 'renewal', 'upgrade', 'longer', 'later', 'sms']);
export type ChangeKind = z.output<typeof changeKind>;

const quoteLine = z.object({
  /** rest: the unused days of the present package, counted as money. */
  kind: z.enum(['package', 'rest', 'coupon', 'sms']),
  /** The package's or coupon's name. */
  name: z.string(),
  /** Negative for what is taken off. */
  amount: signedLira,
  /** The price for `ofDays`, of which `days` are counted; null where no days are counted. */
  price: z.nullable(lira),
  days: z.nullable(z.int()),
  ofDays: z.nullable(z.int()),
});
export type QuoteLine = z.output<typeof quoteLine>;

export const quote = z.object({
  change: changeKind,
  lines: z.array(quoteLine),
  /** What is paid now, with VAT. */
  amount: lira,
  vat: z.object({ rate: z.int(), net: lira, vat: lira }),
  /** The days that it is for; null for SMS. The term ends as `to` begins. */
  term: z.nullable(z.object({ from: day, to: day })),
  /** What is taken after that, if it is renewed. */
  afterwards: z.nullable(z.object({ on: day, amount: lira, period })),
  /** What is in use and more than the package has. Nothing is deleted. */
  tooMuch: z.array(z.object({ kind: quotaKind, used: z.int(), limit: z.int() })),
});
export type Quote = z.output<typeof quote>;

/**
 * open: nothing was paid, it may be tried (again). paying: at the bank or being verified. paid: the money is there and
 * what was bought is open. canceled and expired: nothing was paid in time. refunded: all of it was given back.
 */
export const orderState = z.enum(['open', 'paying', 'paid', 'canceled', 'expired', 'refunded']);
export type OrderState = z.output<typeof orderState>;

/** What an order is for, in words: the package and its period, or how many SMS. */
const title = z.string();

export const orderStatus = z.object({
  code,
  /** AY-2611-04873, by which people ask about it. */
  number: z.string(),
  title,
  change: changeKind,
  /** What is bought, to buy it again; null where that is no longer known. */
  purchase: z.nullable(purchase),
  state: orderState,
  amount: lira,
  /** As `active.package.name`; null for SMS. */
  packageName: z.nullable(z.string()),
  createdAt: instant,
  /** Until when it can be paid. */
  expiresAt: instant,
  paidAt: z.nullable(instant),
  /** The latest try to pay it; null for one that costs nothing. */
  attempt: z.nullable(
    z.object({
      token: secretToken,
      state: attemptState,
      reason: z.nullable(attemptReason),
      bankPath: z.nullable(z.string()),
    }),
  ),
  /** While it is verified: when that is known at the latest. */
  knownBy: z.nullable(instant),
  invoiceCode: z.nullable(code),
});
export type OrderStatus = z.output<typeof orderStatus>;

export const orderToPay = z
  .object({
    /** Identifies this press of the button: the same key answers the order that it made. */
    key: z.string().check(z.regex(/^[\w.-]{8,100}$/)),
    purchase,
    coupon: z.optional(z.nullable(couponCode)),
    /** The amount that the person saw. If it is another by now, nothing is paid. */
    amount: lira,
    /** An open order that is tried again, for instance with another card; it keeps its price. */
    orderCode: z.optional(z.nullable(code)),
    /** A new card, or a stored one. Neither for an order that costs nothing. */
    card: z.optional(z.nullable(card)),
    cardCode: z.optional(z.nullable(code)),
    /** Renewals may be taken from this card. */
    store: z.boolean(),
    /** The preliminary information was read and the distance sales contract accepted. */
    accepted: z.literal(true),
  })
  .check(
    z.refine((form) => !(form.card && form.cardCode), {
      path: ['cardCode'],
    }),
  );
export type OrderToPay = z.output<typeof orderToPay>;

/** One try to pay, as a salon sees its history. */
export const listedPayment = z.object({
  /** Of the attempt, or of the order if it cost nothing. */
  code,
  orderCode: code,
  orderNumber: z.string(),
  title,
  from: z.nullable(day),
  to: z.nullable(day),
  amount: lira,
  refunded: lira,
  state: z.enum(['waiting', 'paid', 'failed', 'refunded']),
  reason: z.nullable(attemptReason),
  /** Which try of its order it was, from 1. */
  tryNumber: z.int(),
  at: instant,
  invoice: z.nullable(z.object({ code, number: z.string() })),
});
export type ListedPayment = z.output<typeof listedPayment>;
