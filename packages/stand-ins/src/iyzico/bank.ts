import { demoCard, tokenOf } from './demo-card.ts';
import { randomKey } from './protocol.ts';

export type PaymentStatus = 'INIT_THREEDS' | 'CALLBACK_THREEDS' | 'SUCCESS' | 'FAILURE';

export type Refund = { readonly conversationId: string; readonly price: number };

export type BankPayment = {
  readonly paymentId: string;
  readonly transactionId: string;
  readonly conversationId: string;
  readonly basketId: string;
  /** Of the first item that is bought. */
  readonly item: string;
  readonly price: string;
  readonly callbackUrl: string;
  readonly number: string;
  readonly card: { readonly userKey: string; readonly token: string } | null;
  readonly at: number;
  status: PaymentStatus;
  errorCode: string | null;
  readonly refunds: Refund[];
};

/** Money that moved. What the product books is compared with it. */
export type LedgerEntry = {
  readonly kind: 'charge' | 'refund';
  readonly paymentId: string;
  readonly conversationId: string;
  readonly basketId: string;
  readonly price: number;
};

type StoredCard = { readonly userKey: string; readonly token: string; readonly number: string };

/** What iyzico and the banks know: payments, stored cards, and the money that moved. */
export const openBank = (now: () => number) => {
  const payments = new Map<string, BankPayment>();
  const cards = new Map<string, StoredCard>([[demoCard.token, demoCard]]);
  const ledger: LedgerEntry[] = [];
  let count = 25_000_000;
  const nextId = (): string => {
    count += 1;
    return String(count);
  };

  return {
    payments,
    cards,
    ledger,
    now,
    add: (
      about: Pick<
        BankPayment,
        'conversationId' | 'basketId' | 'item' | 'price' | 'callbackUrl' | 'number' | 'card'
      >,
      status: PaymentStatus,
    ): BankPayment => {
      const ids = { paymentId: nextId(), transactionId: nextId(), at: now() };
      const payment: BankPayment = { ...about, ...ids, status, errorCode: null, refunds: [] };
      payments.set(payment.paymentId, payment);
      return payment;
    },
    find: (paymentId: string, conversationId: string): BankPayment | undefined =>
      payments.get(paymentId) ??
      [...payments.values()].find((payment) => payment.conversationId === conversationId),
    /** The money goes over; the one place where it does. */
    charge: (payment: BankPayment): void => {
      payment.status = 'SUCCESS';
      const { paymentId, conversationId, basketId, price } = payment;
      ledger.push({ kind: 'charge', paymentId, conversationId, basketId, price: Number(price) });
    },
    refund: (payment: BankPayment, refund: Refund): void => {
      payment.refunds.push(refund);
      const { paymentId, basketId } = payment;
      ledger.push({ kind: 'refund', paymentId, basketId, ...refund });
    },
    change: (token: string, number: string): void => {
      const card = cards.get(token);
      if (card) cards.set(token, { ...card, number });
    },
    store: (number: string, userKey = randomKey()): StoredCard => {
      const token = tokenOf(userKey, number);
      const card = { userKey, token, number };
      cards.set(token, card);
      return card;
    },
  };
};

export type Bank = ReturnType<typeof openBank>;
