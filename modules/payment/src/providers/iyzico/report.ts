import type { ReportedPayment } from '@ayna/contracts/core/payment/facts';
import { toKurus } from '@ayna/domain/kurus';
import { isSuccess, listOf, textOf } from './answers.ts';
import type { Http } from './http.ts';

const MAX_PAGES = 500;

const kinds: Readonly<Record<string, ReportedPayment['kind']>> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
  CANCEL: 'cancel',
};

/** What iyzico's reporting service says; it is not signed, so it settles nothing. */
export const openReport = ({ get }: Http) => ({
  /** Whether iyzico knows the payment at all. */
  knows: async (conversation: string): Promise<boolean> => {
    const query = new URLSearchParams({ paymentConversationId: conversation });
    const answer = await get(`/v2/reporting/payment/details?${query}`);
    if (!isSuccess(answer)) throw new Error('iyzico did not answer whether it knows a payment');
    return listOf(answer, 'payments').length > 0;
  },

  hasRefunded: async ({ paymentId, conversation }: { paymentId: string; conversation: string }) => {
    const query = new URLSearchParams({ paymentId });
    const answer = await get(`/v2/reporting/payment/details?${query}`);
    if (!isSuccess(answer)) throw new Error('iyzico did not answer whether it made a refund');
    return listOf(answer, 'payments')
      .flatMap((payment) => listOf(payment, 'itemTransactions'))
      .flatMap((item) => listOf(item, 'refunds'))
      .some(
        (refund) =>
          textOf(refund, 'refundConversationId') === conversation && textOf(refund, 'refundStatus') === '1',
      );
  },

  paymentsOf: async (day: string): Promise<ReportedPayment[]> => {
    const found: ReportedPayment[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = new URLSearchParams({ page: String(page), transactionDate: day });
      const answer = await get(`/v2/reporting/payment/transactions?${query}`);
      if (!isSuccess(answer)) throw new Error(`iyzico did not report the payments of ${day}`);
      for (const one of listOf(answer, 'transactions'))
        found.push({
          paymentId: textOf(one, 'paymentId'),
          conversation: textOf(one, 'conversationId'),
          kind: kinds[textOf(one, 'transactionType')] ?? 'payment',
          amount: toKurus(textOf(one, 'paidPrice')),
        });
      if (page >= Number(textOf(answer, 'totalPageCount') || '1')) return found;
    }
    throw new Error(`iyzico reports more than ${MAX_PAGES} pages for ${day}`);
  },
});
