import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bank, BankPayment } from './bank.ts';
import { mdStatusOf } from './cards.ts';
import { bankCode, confirmPage, returnPage } from './pages.ts';
import { type Account, sign, signNotice } from './protocol.ts';

/** iyzico waits 10 to 15 seconds; that would only slow down people who try it. */
const NOTICE_DELAY_MS = 2_000;

const callbackFields = (account: Account, { paymentId, conversationId }: BankPayment, mdStatus: string) => {
  const status = mdStatus === '1' ? 'success' : 'failure';
  const conversationData = '';
  const signature = sign(account, [conversationData, conversationId, mdStatus, paymentId, status]);
  return { status, paymentId, conversationData, conversationId, mdStatus, signature };
};

/** The bank's pages, and what it and iyzico tell the product without being asked. */
export const bankDesk = (account: Account, bank: Bank, notices: boolean) => {
  /** The person decides; returns what the browser posts to the product. */
  const answer = (payment: BankPayment, approves = true): Record<string, string> => {
    const mdStatus = approves ? mdStatusOf(payment.number) : '0';
    if (payment.status === 'INIT_THREEDS') payment.status = mdStatus === '1' ? 'CALLBACK_THREEDS' : 'FAILURE';
    return callbackFields(account, payment, mdStatus);
  };

  const notice = (payment: BankPayment, status: string = payment.status) => {
    const { paymentId, conversationId } = payment;
    const iyziEventType = 'THREE_DS_AUTH';
    const signature = signNotice(account, [iyziEventType, paymentId, conversationId, status]);
    return {
      headers: { 'x-iyz-signature-v3': signature, 'content-type': 'application/json' },
      body: JSON.stringify({
        paymentConversationId: conversationId,
        merchantId: 1,
        paymentId: Number(paymentId),
        status,
        iyziReferenceCode: paymentId,
        iyziEventType,
        iyziEventTime: bank.now(),
      }),
    };
  };

  const notify = (payment: BankPayment): void => {
    if (!notices || payment.callbackUrl === '') return;
    const url = new URL('/api/Payment/webhook', payment.callbackUrl);
    // A product that is gone by then is asked nothing; iyzico would repeat it, and the sweep needs neither.
    setTimeout(() => {
      fetch(url, { method: 'POST', ...notice(payment) }).catch(() => undefined);
    }, NOTICE_DELAY_MS).unref();
  };

  const handle = (req: IncomingMessage, res: ServerResponse, raw: string, url: string): void => {
    const form = new URLSearchParams(raw);
    const payment = bank.payments.get(form.get('paymentId') ?? '');
    const html = (body: string): void =>
      void res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    if (!payment) return void res.writeHead(404).end();
    const answerUrl = `${url}/bank/answer`;
    if (req.url === '/bank/3ds') return html(confirmPage(answerUrl, payment, false));
    const approves = form.get('choice') !== 'refuse';
    if (approves && form.get('code') !== bankCode) return html(confirmPage(answerUrl, payment, true));
    html(returnPage(payment.callbackUrl, answer(payment, approves)));
  };

  return { answer, notice, notify, handle };
};

export type BankDesk = ReturnType<typeof bankDesk>;
