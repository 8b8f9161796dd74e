import { toLiraText } from '@ayna/domain/kurus';
import type { ChargeResult, PaymentProvider } from '../provider.ts';
import { errorCodeOf, isSuccess, readPayment, textOf } from './answers.ts';
import type { Http, RawAnswer } from './http.ts';
import { startRequest, storedChargeRequest } from './requests.ts';
import { isSigned } from './signature.ts';

const noAnswer = { kind: 'unknown', why: 'no answer' } as const;
const unsigned = { kind: 'unknown', why: 'the signature is wrong' } as const;

type Charges = Pick<PaymentProvider, 'start3ds' | 'complete3ds' | 'chargeStored' | 'refund'>;

/** The requests after which money moves. Each is sent once. */
export const openCharges = (http: Http, secretKey: string): Charges => {
  const toChargeResult = (answer: RawAnswer): ChargeResult => {
    if (!answer) return noAnswer;
    if (!isSuccess(answer)) return { kind: 'declined', code: errorCodeOf(answer) };
    const facts = readPayment(answer, secretKey);
    return facts ? { kind: 'answered', facts } : unsigned;
  };

  return {
    async start3ds(order) {
      const answer = await http.postSlowly('/payment/3dsecure/initialize', startRequest(order));
      if (!answer) return noAnswer;
      if (!isSuccess(answer)) return { kind: 'declined', code: errorCodeOf(answer) };
      const paymentId = textOf(answer, 'paymentId');
      const conversation = textOf(answer, 'conversationId');
      const isOurs = conversation === order.conversation && paymentId !== '';
      if (!isOurs || !isSigned(secretKey, [paymentId, conversation], [], textOf(answer, 'signature')))
        return unsigned;
      const html = Buffer.from(textOf(answer, 'threeDSHtmlContent'), 'base64').toString('utf8');
      return { kind: 'at-bank', paymentId, html };
    },

    complete3ds: async ({ conversation, basket, amount, paymentId, conversationData }) =>
      toChargeResult(
        await http.postSlowly('/payment/v2/3dsecure/auth', {
          locale: 'tr',
          conversationId: conversation,
          paymentId,
          paidPrice: toLiraText(amount),
          basketId: basket,
          currency: 'TRY',
          ...(conversationData && { conversationData }),
        }),
      ),

    chargeStored: async (order) =>
      toChargeResult(await http.postSlowly('/payment/auth', storedChargeRequest(order))),

    async refund({ conversation, transaction, amount }) {
      const answer = await http.postSlowly('/payment/refund', {
        locale: 'tr',
        conversationId: conversation,
        paymentTransactionId: transaction,
        price: toLiraText(amount),
        currency: 'TRY',
        ip: '127.0.0.1',
      });
      if (!answer) return noAnswer;
      return isSuccess(answer) ? { kind: 'done' } : { kind: 'declined', code: errorCodeOf(answer) };
    },
  };
};
