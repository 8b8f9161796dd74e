import * as z from 'zod/mini';
import { lira, maxLira } from '../money.ts';
import { code } from '../shapes.ts';
import { singleLineText } from '../text-fields.ts';

/**
 * started: asked of the provider. at-bank: the person is on the bank's page. verifying: the provider is asked what
 * became of it. settled: the money was taken. failed and expired: it was not.
 */
export const attemptState = z.enum(['started', 'at-bank', 'verifying', 'settled', 'failed', 'expired']);

export type AttemptState = z.output<typeof attemptState>;

/** Why no money was taken, as far as it helps the person who pays. */
export const attemptReason = z.enum([
  'insufficient-funds',
  'declined',
  'expired-card',
  'wrong-card',
  'wrong-cvc',
  'not-permitted',
  'card-blocked',
  'suspected-fraud',
  'not-confirmed',
  'abandoned',
  'superseded',
  'mismatch',
  'provider-error',
]);

export type AttemptReason = z.output<typeof attemptReason>;

/** A part of an address that nobody can guess: 192 random bits. */
export const secretToken = z.string().check(z.regex(/^[\w-]{32}$/));

/** More than nothing: a free order needs no card. */
export const paidAmount = z.number().check(z.gte(0.01), z.lte(maxLira), z.multipleOf(0.01));

/** Who pays, as the provider's fraud checks want it. It is passed on and not stored. */
export const buyer = z.object({
  code,
  name: singleLineText(1, 80),
  lastname: singleLineText(1, 80),
  email: singleLineText(3, 254),
  phone: singleLineText(5, 20),
  /** National or tax number; the provider wants eleven ones from people who gave none. */
  identityNumber: z._default(z.string().check(z.regex(/^\d{10,11}$/)), '11111111111'),
  address: singleLineText(1, 300),
  city: singleLineText(1, 60),
  /** Of the person's browser. */
  ip: singleLineText(2, 45),
});

export type Buyer = z.output<typeof buyer>;

/** What is bought, as the provider's receipt names it. */
export const orderItem = z.object({ code, name: singleLineText(1, 120) });

/** Passes through memory on its way to the provider: never stored, logged or put in a job. */
export const card = z.object({
  holder: singleLineText(2, 80),
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  month: z.string().check(z.regex(/^(?:0[1-9]|1[0-2])$/)),
  year: z.string().check(z.regex(/^20\d{2}$/)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
});

export type Card = z.output<typeof card>;

/** The order, and which start of it this is: the same key finds the attempt that it made. */
export const order = {
  salonCode: code,
  reference: code,
  key: z.string().check(z.regex(/^[\w.-]{8,100}$/)),
  amount: paidAmount,
  currency: z.literal('TRY'),
  item: orderItem,
  buyer,
};

export const attemptStatus = z.object({
  state: attemptState,
  reason: z.nullable(attemptReason),
  reference: code,
  amount: lira,
  currency: z.literal('TRY'),
  refunded: lira,
});

/** An attempt as the module that asked for it sees it. */
export const startedAttempt = z.object({
  ...attemptStatus.shape,
  code,
  /** For the browser: the state at `/api/Payment/attempt/:token`, the bank's page at `bankPath`. */
  token: secretToken,
  bankPath: z.nullable(z.string()),
});

export const storedCard = z.object({
  code,
  lastFour: z.string(),
  brand: z.string(),
  /** 2028-05; null if the provider did not tell. */
  expires: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
