import * as z from 'zod/mini';
import { contract, get, post } from './core/contract.ts';
import { lira } from './core/money.ts';
import {
  attemptReason,
  attemptState,
  attemptStatus,
  buyer,
  card,
  order,
  paidAmount,
  secretToken,
  startedAttempt,
  storedCard,
} from './core/payment/attempts.ts';
import { code, emptyObject, pageNumber } from './core/shapes.ts';
import { singleLineText } from './core/text-fields.ts';
import { admin, anyone, internalSalon } from './core/who.ts';

/**
 * A route that asks the provider is slow when a bank is. Longer than the longest request (30 s) and the question after it
 * (8 s), and shorter than a process has an attempt alone (45 s).
 */
const callTimeoutMs = 40_000;

const token = z.object({ token: secretToken });
const instant = z.iso.datetime();

/** What a bank posts back through the browser. Anybody may send it, so nothing in it decides anything. */
const posted = z.optional(z.string().check(z.maxLength(20_000)));

const listedAttempt = z.object({
  code,
  salonCode: code,
  reference: code,
  kind: z.enum(['card', 'stored-card']),
  state: attemptState,
  reason: z.nullable(attemptReason),
  providerCode: z.nullable(z.string()),
  providerPayment: z.nullable(z.string()),
  amount: lira,
  refunded: lira,
  createdAt: instant,
  settledAt: z.nullable(instant),
});

const refund = z.object({
  code,
  amount: lira,
  reason: z.string(),
  byCode: code,
  state: z.enum(['started', 'done', 'failed']),
  providerCode: z.nullable(z.string()),
  createdAt: instant,
});

export const payment = contract('payment', {
  bankPage: get('/api/Payment/bank/:token', {
    who: anyone,
    summary: "The bank's page, under a policy of its own; sends people on who come too late",
    params: token,
    binary: true,
    response: z.unknown(),
    rateLimit: { max: 60, seconds: 60 },
  }),
  callback: post('/api/Payment/callback/:conversation', {
    who: anyone,
    summary: "Where the bank sends the browser back; asks the provider and goes on to the attempt's result",
    params: z.object({ conversation: secretToken }),
    urlencoded: true,
    redirect: true,
    body: z.object({
      status: posted,
      paymentId: posted,
      conversationData: posted,
      conversationId: posted,
      mdStatus: posted,
      signature: posted,
    }),
    response: z.object({ location: z.string() }),
    rateLimit: { max: 60, seconds: 60 },
  }),
  webhook: post('/api/Payment/webhook', {
    who: anyone,
    summary: "The provider's signed notice that a payment changed; makes us ask what became of it",
    http: true,
    body: z.object({
      paymentConversationId: posted,
      paymentId: z.optional(
        z.union([z.string().check(z.maxLength(40)), z.int().check(z.gte(0), z.lte(9_000_000_000_000))]),
      ),
      status: posted,
      iyziEventType: posted,
      iyziReferenceCode: posted,
    }),
    response: emptyObject,
  }),
  attempt: get('/api/Payment/attempt/:token', {
    who: anyone,
    summary: 'How an attempt to pay stands, for its result page',
    params: token,
    response: attemptStatus,
    // An open page asks every two seconds, and people share an address.
    rateLimit: { max: 600, seconds: 60 },
  }),
  attempts: get('/api/Payment/attempts', {
    who: admin,
    summary: 'Attempts to pay of all salons, newest first; pages of 20 from 0',
    query: z.object({
      state: z.optional(attemptState),
      salonCode: z.optional(code),
      page: z.optional(pageNumber),
    }),
    response: z.object({ items: z.array(listedAttempt), totalCount: z.int(), pageCount: z.int() }),
  }),
  history: get('/api/Payment/attempts/:code', {
    who: admin,
    summary: 'One attempt with everything that happened to it',
    params: z.object({ code }),
    response: z.object({
      ...listedAttempt.shape,
      history: z.array(z.object({ at: instant, step: z.string(), detail: z.nullable(z.string()) })),
      refunds: z.array(refund),
    }),
  }),
  refund: post('/api/Payment/refund/:code', {
    who: admin,
    summary: 'Gives money of a settled attempt back; the same `refundCode` answers the refund it made',
    params: z.object({ code }),
    body: z.object({ refundCode: code, amount: paidAmount, reason: singleLineText(5, 200) }),
    response: refund,
  }),
  start: post('/internal/payment/start', {
    who: internalSalon('body.salonCode'),
    summary: "Starts a payment with 3-D Secure; its `bankPath` shows the bank's page",
    body: z.object({
      ...order,
      byCode: code,
      card,
      /** The person wants later renewals to be taken from this card. */
      store: z.boolean(),
    }),
    response: startedAttempt,
    callTimeoutMs,
  }),
  charge: post('/internal/payment/charge', {
    who: internalSalon('body.salonCode'),
    summary: 'Takes a renewal from a stored card; `verifying` means that an event will tell',
    body: z.object({ ...order, cardCode: code }),
    response: startedAttempt,
    callTimeoutMs,
  }),
  ofReference: get('/internal/payment/of-reference/:salonCode/:reference', {
    who: internalSalon('params.salonCode'),
    summary: 'The attempts to pay one order, newest first',
    params: z.object({ salonCode: code, reference: code }),
    response: z.array(startedAttempt),
  }),
  storeCard: post('/internal/payment/cards', {
    who: internalSalon('body.salonCode'),
    summary: 'Stores a card with the provider without paying',
    body: z.object({ salonCode: code, buyer, card }),
    response: storedCard,
    callTimeoutMs,
  }),
  cards: get('/internal/payment/cards/:salonCode', {
    who: internalSalon('params.salonCode'),
    summary: 'The stored cards of a salon, newest first',
    params: z.object({ salonCode: code }),
    response: z.array(storedCard),
  }),
  deleteCard: post('/internal/payment/delete-card', {
    who: internalSalon('body.salonCode'),
    summary: 'Deletes a stored card here and at the provider',
    body: z.object({ salonCode: code, cardCode: code }),
    response: emptyObject,
    callTimeoutMs,
  }),
});
