import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openAfterPayment } from './after-payment.ts';
import type { Bank, BankPayment } from './bank.ts';
import type { BankDesk } from './bank-desk.ts';
import { faultOf } from './cards.ts';
import type { Fault, FaultStep, Faults } from './faults.ts';
import {
  type Body,
  failure,
  itemOf,
  type Outcome,
  openOperations,
  paymentAnswer,
  text,
} from './operations.ts';
import { type Account, isAuthorized } from './protocol.ts';
import { reportDay, reportDetails } from './reports.ts';

type Handle = (body: Body) => Outcome;

export const json = (res: ServerResponse, answer: object): void =>
  void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));

/** Undefined when nothing is ever answered. */
const answerOf = async (
  account: Account,
  fault: Fault | undefined,
  body: Body,
  handle: Handle,
  kill: () => void,
): Promise<object | undefined> => {
  if (fault === 'no-response') return undefined;
  if (fault === 'error') return failure('1001', 'SYSTEM_ERROR');
  if (typeof fault === 'object' && 'kill' in fault) {
    if (fault.kill === 'after') handle(body);
    kill();
    return undefined;
  }
  const { answer, payment } = handle(body);
  if (fault === 'lost-answer') return undefined;
  if (fault === 'unsigned') return { ...answer, signature: 'f'.repeat(64) };
  if (fault === 'wrong-price' && payment) return paymentAnswer(account, payment, { paidPrice: '1.0' });
  if (typeof fault === 'object') await pause(fault.delayMs);
  return answer;
};

/** Cards of ours that lose the answer to the charge. */
const cardFault = (step: FaultStep, payment: BankPayment | undefined): Fault | undefined =>
  step === 'complete' && payment ? faultOf(payment.number) : undefined;

type Parts = {
  readonly account: Account;
  readonly bank: Bank;
  readonly faults: Faults;
  readonly desk: BankDesk;
  readonly url: () => string;
};

/** iyzico's REST API: what it takes and answers, and the faults that are planned for it. */
export const apiHandler = ({ account, bank, faults, desk, url }: Parts) => {
  const operations = openOperations(account, bank, () => `${url()}/bank/3ds`);
  const later = openAfterPayment(account, bank);
  const posts: Readonly<Record<string, readonly [FaultStep, Handle]>> = {
    '/payment/3dsecure/initialize': ['initialize', operations.initialize],
    '/payment/v2/3dsecure/auth': ['complete', operations.complete],
    '/payment/auth': ['charge', operations.charge],
    '/payment/detail': ['detail', later.detail],
    '/payment/refund': ['refund', later.refund],
    '/cardstorage/card': ['cards', later.storeCard],
    '/cardstorage/card/delete': ['cards', later.deleteCard],
  };
  const gets: Readonly<Record<string, typeof reportDay>> = {
    '/v2/reporting/payment/details': reportDetails,
    '/v2/reporting/payment/transactions': reportDay,
  };

  return async (req: IncomingMessage, res: ServerResponse, raw: string): Promise<void> => {
    const { pathname, searchParams } = new URL(req.url ?? '', url());
    if (!isAuthorized(account, req, raw)) return json(res, failure('1000', 'INVALID_SIGNATURE'));
    const report = req.method === 'GET' ? gets[pathname] : undefined;
    const [step, handle] = report
      ? (['report', () => ({ answer: report(bank, searchParams) })] as const)
      : (posts[pathname] ?? []);
    if (!step || !handle) return void res.writeHead(404).end();
    const body = raw === '' ? {} : (JSON.parse(raw) as Body);
    const known = bank.find(text(body, 'paymentId'), text(body, 'paymentConversationId'));
    const fault = faults.take(step, known?.item ?? itemOf(body)) ?? cardFault(step, known);
    const answer = await answerOf(account, fault, body, handle, faults.kill);
    if (known && (step === 'complete' || step === 'charge')) desk.notify(known);
    if (answer) json(res, answer);
  };
};
