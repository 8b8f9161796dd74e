import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveLocally } from './http.ts';
import { apiHandler, json } from './iyzico/api.ts';
import { openBank } from './iyzico/bank.ts';
import { bankDesk } from './iyzico/bank-desk.ts';
import { paymentSecret } from './iyzico/demo-card.ts';
import { type Fault, type FaultStep, openFaults } from './iyzico/faults.ts';
import type { Account } from './iyzico/protocol.ts';

export type { Fault, FaultStep } from './iyzico/faults.ts';

type Options = {
  readonly account?: Account;
  readonly port?: number;
  /** Sends notices to the product, at the address of the payment's callback. */
  readonly notices?: boolean;
  readonly now?: () => number;
};

/**
 * iyzico for development and tests: its REST API over a socket, with its signatures, test cards and bank page. It keeps
 * a ledger of the money that moved, and can be made to fail in every way that the product handles.
 */
export const startIyzico = async ({
  account = { apiKey: 'sandbox-api-key', secretKey: 'sandbox-secret-key' },
  port = 0,
  notices = false,
  now = Date.now,
}: Options = {}) => {
  const bank = openBank(now);
  const faults = openFaults();
  const desk = bankDesk(account, bank, notices);
  const handleApi = apiHandler({ account, bank, faults, desk, url: () => server.url });

  const handleControl = (req: IncomingMessage, res: ServerResponse, raw: string): void => {
    if (req.method === 'GET') return json(res, bank.ledger);
    const { step, fault, times } = JSON.parse(raw) as { step: FaultStep; fault: Fault; times?: number };
    faults.set(step, fault, times);
    json(res, {});
  };

  const server = await serveLocally((req, res) => {
    const handle = async (): Promise<void> => {
      const raw = await text(req);
      if (req.url?.startsWith('/bank/')) desk.handle(req, res, raw, server.url);
      else if (req.url === '/control') handleControl(req, res, raw);
      else await handleApi(req, res, raw);
    };
    void handle().catch(() => res.writeHead(500).end());
  }, port);

  return {
    ...server,
    account,
    payments: bank.payments,
    ledger: bank.ledger,
    storedCards: bank.cards,
    setFault: faults.set,
    setFaultFor: faults.setFor,
    setNextFaults: faults.setNext,
    onKill: faults.onKill,
    clearFaults: faults.clear,
    /** What becomes of a stored card later: it behaves like the test card with this number. */
    changeCard: bank.change,
    /** What the person does on the bank's page, and what the bank then posts to our callback. */
    answerAtBank: desk.answer,
    signNotice: desk.notice,
    /** For the host. The product reaches the stand-in with these, and nothing else of it. */
    env: {
      IYZICO_URL: server.url,
      IYZICO_API_KEY: account.apiKey,
      IYZICO_SECRET_KEY: account.secretKey,
      PAYMENT_SECRET: paymentSecret,
    },
  };
};

export type Iyzico = Awaited<ReturnType<typeof startIyzico>>;
