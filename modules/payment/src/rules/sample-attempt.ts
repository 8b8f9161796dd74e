import type { PaymentFacts } from '@ayna/contracts/core/payment/facts';
import type { Attempt } from './attempt.ts';

/** An attempt of 100 lira at the bank, for tests. */
export const sampleAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  salonCode: 'salon',
  code: 'attempt',
  reference: 'order',
  kind: 'card',
  conversation: 'conversation',
  amount: 10_000,
  state: 'at-bank',
  reason: null,
  providerCode: null,
  providerPayment: '42',
  providerTransaction: null,
  storeCard: false,
  cardExpires: null,
  refunded: 0,
  leaseUntil: null,
  checkedAt: null,
  chargedAt: null,
  createdAt: 0,
  settledAt: null,
  version: 1,
  ...changes,
});

/** The payment of that attempt. */
export const sampleFacts = (changes: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status: 'success',
  paymentId: '42',
  conversation: 'conversation',
  basket: 'attempt',
  currency: 'TRY',
  price: 10_000,
  paidPrice: 10_000,
  fraud: 1,
  errorCode: null,
  transaction: '43',
  card: null,
  lastFour: null,
  brand: null,
  ...changes,
});
