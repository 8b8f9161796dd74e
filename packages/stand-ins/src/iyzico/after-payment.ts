import type { Bank } from './bank.ts';
import { associationOf, declineOf } from './cards.ts';
import { type Body, failure, inner, type Outcome, paymentAnswer, text } from './operations.ts';
import { type Account, randomKey } from './protocol.ts';

/** Questions about payments, refunds and stored cards. */
export const openAfterPayment = (account: Account, bank: Bank) => ({
  detail: (body: Body): Outcome => {
    const payment = bank.find(text(body, 'paymentId'), text(body, 'paymentConversationId'));
    return payment ? { answer: paymentAnswer(account, payment), payment } : { answer: failure('5') };
  },

  refund: (body: Body): Outcome => {
    const id = text(body, 'paymentTransactionId');
    const payment = [...bank.payments.values()].find(({ transactionId }) => transactionId === id);
    if (payment?.status !== 'SUCCESS') return { answer: failure('5086') };
    const price = Number(text(body, 'price'));
    const refunded = payment.refunds.reduce((sum, refund) => sum + refund.price, 0);
    if (Math.round((refunded + price) * 100) > Math.round(Number(payment.price) * 100))
      return { answer: failure('5093') };
    bank.refund(payment, { conversationId: text(body, 'conversationId'), price });
    return { answer: { status: 'success', paymentId: payment.paymentId, price }, payment };
  },

  storeCard: (body: Body): Outcome => {
    const number = text(inner(body, 'card'), 'cardNumber');
    const declined = declineOf(number);
    if (declined) return { answer: failure(...declined) };
    const card = bank.store(number, text(body, 'cardUserKey') || randomKey());
    return {
      answer: {
        status: 'success',
        cardUserKey: card.userKey,
        cardToken: card.token,
        lastFourDigits: number.slice(-4),
        cardAssociation: associationOf(number),
      },
    };
  },

  deleteCard: (body: Body): Outcome => ({
    answer: bank.cards.delete(text(body, 'cardToken')) ? { status: 'success' } : failure('3005'),
  }),
});
