import type { Bank, BankPayment } from './bank.ts';
import type { Answer } from './operations.ts';

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });

const detailOf = (payment: BankPayment) => ({
  paymentId: payment.paymentId,
  paymentConversationId: payment.conversationId,
  price: Number(payment.price),
  paidPrice: Number(payment.price),
  paymentStatus: { SUCCESS: 1, CALLBACK_THREEDS: 3, FAILURE: 2, INIT_THREEDS: 2 }[payment.status],
  itemTransactions: [
    {
      paymentTransactionId: payment.transactionId,
      refunds: payment.refunds.map(({ conversationId, price }) => ({
        refundConversationId: conversationId,
        refundPrice: price,
        refundStatus: 1,
      })),
    },
  ],
});

/** One payment, by its id or its conversation. */
export const reportDetails = (bank: Bank, query: URLSearchParams): Answer => {
  const payment = bank.find(query.get('paymentId') ?? '', query.get('paymentConversationId') ?? '');
  return { status: 'success', payments: payment ? [detailOf(payment)] : [] };
};

/** What was booked on one day in Turkish time, in pages of fifty. */
export const reportDay = (bank: Bank, query: URLSearchParams): Answer => {
  const day = query.get('transactionDate') ?? '';
  const page = Number(query.get('page') ?? '1');
  const all = [...bank.payments.values()]
    .filter(({ status, at }) => status === 'SUCCESS' && days.format(at) === day)
    .map(({ paymentId, conversationId, price }) => ({
      transactionType: 'PAYMENT',
      paymentId: Number(paymentId),
      conversationId,
      price: Number(price),
      paidPrice: Number(price),
    }));
  return {
    status: 'success',
    transactions: all.slice((page - 1) * 50, page * 50),
    currentPage: page,
    totalPageCount: Math.max(1, Math.ceil(all.length / 50)),
  };
};
