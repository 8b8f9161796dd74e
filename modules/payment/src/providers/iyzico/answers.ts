import type { PaymentFacts } from '@ayna/contracts/core/payment/facts';
import { toKurus } from '@ayna/domain/kurus';
import type { RawAnswer } from './http.ts';
import { isSigned } from './signature.ts';

/** A field as text; iyzico writes the same field now as a number and now as a text. */
export const textOf = (answer: RawAnswer, field: string): string => {
  const value = answer?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const isSuccess = (answer: RawAnswer): boolean => textOf(answer, 'status') === 'success';

/** The code of a refusal. */
export const errorCodeOf = (answer: RawAnswer): string => textOf(answer, 'errorCode') || 'unknown';

export const listOf = (answer: RawAnswer, field: string): readonly NonNullable<RawAnswer>[] => {
  const value = answer?.[field];
  return Array.isArray(value) ? (value as NonNullable<RawAnswer>[]) : [];
};

const priceOf = (answer: RawAnswer, field: string): number | null => {
  const text = textOf(answer, field);
  return text === '' ? null : toKurus(text);
};

const statuses: Readonly<Record<string, PaymentFacts['status']>> = {
  SUCCESS: 'success',
  FAILURE: 'failure',
  CALLBACK_THREEDS: 'confirmed',
};

/** The answer to a charge has no status of the payment: it is a success, or an error. */
const statusOf = (answer: RawAnswer): PaymentFacts['status'] =>
  statuses[textOf(answer, 'paymentStatus') || 'SUCCESS'] ?? 'waiting';

const cardOf = (answer: RawAnswer): PaymentFacts['card'] => {
  const [userKey, token] = [textOf(answer, 'cardUserKey'), textOf(answer, 'cardToken')];
  return userKey && token ? { userKey, token } : null;
};

const signedFields = ['paymentId', 'currency', 'basketId', 'conversationId'] as const;

const isPaymentSigned = (answer: RawAnswer, secretKey: string): boolean =>
  isSigned(
    secretKey,
    signedFields.map((field) => textOf(answer, field)),
    [textOf(answer, 'paidPrice'), textOf(answer, 'price')],
    textOf(answer, 'signature'),
  );

/**
 * The payment in an answer to a charge or to a question about one. Null when it says that money was taken and lacks
 * iyzico's signature: then we know nothing.
 */
export const readPayment = (answer: RawAnswer, secretKey: string): PaymentFacts | null => {
  const status = statusOf(answer);
  if (status === 'success' && !isPaymentSigned(answer, secretKey)) return null;
  const [item] = listOf(answer, 'itemTransactions');
  return {
    status,
    paymentId: textOf(answer, 'paymentId'),
    conversation: textOf(answer, 'conversationId'),
    basket: textOf(answer, 'basketId'),
    currency: textOf(answer, 'currency'),
    price: priceOf(answer, 'price'),
    paidPrice: priceOf(answer, 'paidPrice'),
    fraud: Number(textOf(answer, 'fraudStatus') || '0'),
    errorCode: textOf(answer, 'errorCode') || null,
    transaction: textOf(item ?? null, 'paymentTransactionId') || null,
    card: cardOf(answer),
    lastFour: /^\d{4}$/.exec(textOf(answer, 'lastFourDigits'))?.[0] ?? null,
    brand: textOf(answer, 'cardAssociation') || null,
  };
};
