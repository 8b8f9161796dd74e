import type { Bank, BankPayment } from './bank.ts';
import { associationOf, declineOf, hasBankPage } from './cards.ts';
import { startPage } from './pages.ts';
import { type Account, randomKey, sign, trimPrice } from './protocol.ts';

export type Body = Readonly<Record<string, unknown>>;
export type Answer = Readonly<Record<string, unknown>>;
/** What an operation answers, and what it does to the money; a lost answer does and does not say. */
export type Outcome = { readonly answer: Answer; readonly payment?: BankPayment };

export const text = (body: Body, field: string): string => String(body[field] ?? '');
export const inner = (body: Body, field: string): Body => (body[field] ?? {}) as Body;

export const failure = (errorCode: string, errorGroup = 'ERROR'): Answer => ({
  status: 'failure',
  errorCode,
  errorGroup,
  errorMessage: errorGroup,
  locale: 'tr',
});

/** The first thing that is bought. */
export const itemOf = (body: Body): string => text(((body['basketItems'] ?? []) as Body[])[0] ?? {}, 'id');

type Price = { readonly paidPrice?: string };

/** A payment as iyzico answers it: prices without trailing zeros, and a signature over six fields. */
export const paymentAnswer = (account: Account, payment: BankPayment, price: Price = {}): Answer => {
  const { paymentId, basketId, conversationId, number, status, errorCode, transactionId, card } = payment;
  const paidPrice = price.paidPrice ?? payment.price;
  const prices = [trimPrice(paidPrice), trimPrice(payment.price)];
  return {
    status: 'success',
    locale: 'tr',
    paymentId,
    conversationId,
    basketId,
    currency: 'TRY',
    price: Number(payment.price),
    paidPrice: Number(paidPrice),
    installment: 1,
    fraudStatus: 1,
    paymentStatus: status,
    ...(errorCode && { errorCode }),
    lastFourDigits: number.slice(-4),
    cardAssociation: associationOf(number),
    ...(card && { cardUserKey: card.userKey, cardToken: card.token }),
    itemTransactions: [{ paymentTransactionId: transactionId, price: Number(payment.price) }],
    signature: sign(account, [paymentId, 'TRY', basketId, conversationId, ...prices]),
  };
};

const settle = (account: Account, bank: Bank, payment: BankPayment): Outcome => {
  const declined = declineOf(payment.number);
  if (declined) {
    payment.status = 'FAILURE';
    payment.errorCode = declined[0];
    return { answer: failure(...declined), payment };
  }
  bank.charge(payment);
  return { answer: paymentAnswer(account, payment), payment };
};

export const openOperations = (account: Account, bank: Bank, bankUrl: () => string) => ({
  initialize: (body: Body): Outcome => {
    const card = inner(body, 'paymentCard');
    const number = text(card, 'cardNumber');
    if (!hasBankPage(number)) return { answer: failure('10204', 'UNKNOWN') };
    const isStored = Number(card['registerCard'] ?? 0) === 1;
    const payment = bank.add(
      {
        conversationId: text(body, 'conversationId'),
        basketId: text(body, 'basketId'),
        item: itemOf(body),
        price: text(body, 'price'),
        callbackUrl: text(body, 'callbackUrl'),
        number,
        card: isStored ? bank.store(number, text(card, 'cardUserKey') || randomKey()) : null,
      },
      'INIT_THREEDS',
    );
    const { paymentId, conversationId } = payment;
    const html = Buffer.from(startPage(bankUrl(), payment)).toString('base64');
    const signature = sign(account, [paymentId, conversationId]);
    return {
      answer: { status: 'success', paymentId, conversationId, threeDSHtmlContent: html, signature },
      payment,
    };
  },

  complete: (body: Body): Outcome => {
    const payment = bank.payments.get(text(body, 'paymentId'));
    if (!payment || payment.conversationId !== text(body, 'conversationId')) return { answer: failure('5') };
    if (payment.status !== 'CALLBACK_THREEDS') return { answer: failure('5087'), payment };
    if (Number(text(body, 'paidPrice')) !== Number(payment.price))
      return { answer: failure('5062'), payment };
    return settle(account, bank, payment);
  },

  charge: (body: Body): Outcome => {
    const card = bank.cards.get(text(inner(body, 'paymentCard'), 'cardToken'));
    if (!card) return { answer: failure('3005') };
    const payment = bank.add(
      {
        conversationId: text(body, 'conversationId'),
        basketId: text(body, 'basketId'),
        item: itemOf(body),
        price: text(body, 'price'),
        callbackUrl: '',
        number: card.number,
        card: null,
      },
      'FAILURE',
    );
    return settle(account, bank, payment);
  },
});
