import type { PaymentProvider } from '../provider.ts';
import { errorCodeOf, isSuccess, readPayment } from './answers.ts';
import { openCards } from './cards.ts';
import { openCharges } from './charges.ts';
import { type IyzicoAccount, openHttp } from './http.ts';
import { openNotices } from './notices.ts';
import { openReport } from './report.ts';

/**
 * iyzico over its REST API. No request is repeated here: none of those that take money is idempotent. The caller who gets
 * `unknown` asks `detail` first.
 */
export const openIyzico = (account: IyzicoAccount): PaymentProvider => {
  const { secretKey } = account;
  const http = openHttp(account);
  const { knows, hasRefunded, paymentsOf } = openReport(http);

  return {
    name: 'iyzico',
    ...openCharges(http, secretKey),
    ...openCards(http),
    ...openNotices(secretKey),
    hasRefunded,
    paymentsOf,

    async detail({ conversation, paymentId }) {
      const answer = await http.post('/payment/detail', {
        locale: 'tr',
        conversationId: conversation,
        paymentConversationId: conversation,
        ...(paymentId && { paymentId }),
      });
      if (!answer) throw new Error('iyzico did not answer what became of a payment');
      if (isSuccess(answer)) {
        const facts = readPayment(answer, secretKey);
        if (!facts) throw new Error('the signature of a payment is wrong');
        return facts;
      }
      if (!(await knows(conversation))) return null;
      throw new Error(`iyzico refused to tell what became of a payment: ${errorCodeOf(answer)}`);
    },
  };
};
