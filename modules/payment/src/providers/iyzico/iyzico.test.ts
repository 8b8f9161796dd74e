import { type Iyzico, startIyzico } from '@ayna/stand-ins/iyzico';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIyzico } from './iyzico.ts';

const TIMEOUT_MS = 1_000;

let server: Iyzico;
beforeAll(async () => {
  server = await startIyzico();
});
afterAll(() => server.close());
beforeEach(() => server.clearFaults());

const client = (overrides: object = {}) =>
  openIyzico({ url: server.url, ...server.account, timeoutMs: TIMEOUT_MS, ...overrides });

const buyer = {
  code: 'person',
  name: 'Işıl',
  lastname: 'Kara',
  email: 'isil@ornek.com',
  phone: '+905321234567',
  identityNumber: '11111111111',
  address: 'Moda Caddesi 12',
  city: 'İstanbul',
  ip: '85.34.78.112',
};
let count = 0;
const newOrder = (number = '5528790000000008', store = false) => {
  count += 1;
  return {
    conversation: `conversation-${count}`,
    basket: `attempt-${count}`,
    amount: 199_090,
    item: { code: 'package', name: 'Salon' },
    buyer,
    card: { holder: 'ISIL KARA', number, month: '12', year: '2030', cvc: '123' },
    store,
    userKey: null,
    callbackUrl: 'https://ornek.com/api/Payment/callback/x',
  };
};

/** A payment that the person has confirmed at the bank. */
const confirmed = async (number?: string, store?: boolean) => {
  const order = newOrder(number, store);
  const started = await client().start3ds(order);
  if (started.kind !== 'at-bank') throw new Error(`the payment did not start: ${started.kind}`);
  const { paymentId } = started;
  const payment = server.payments.get(paymentId);
  if (!payment) throw new Error('the stand-in has no such payment');
  server.answerAtBank(payment);
  return { ...order, paymentId, conversationData: null };
};

test("starting a payment answers its number and the bank's page", async () => {
  const started = await client().start3ds(newOrder());
  expect(started).toMatchObject({ kind: 'at-bank', html: expect.stringContaining(`${server.url}/bank/3ds`) });
});

test('a request with another secret is refused', async () => {
  expect(await client({ secretKey: 'another' }).start3ds(newOrder())).toEqual({
    kind: 'declined',
    code: '1000',
  });
});

test('completing a payment takes the money, and the answer is that of this payment to the kurus', async () => {
  const order = await confirmed();
  const result = await client().complete3ds(order);
  expect(result).toMatchObject({
    kind: 'answered',
    facts: {
      status: 'success',
      paymentId: order.paymentId,
      conversation: order.conversation,
      basket: order.basket,
      currency: 'TRY',
      price: 199_090,
      paidPrice: 199_090,
      fraud: 1,
      card: null,
    },
  });
  expect(server.ledger.at(-1)).toMatchObject({ kind: 'charge', price: 1990.9 });
});

test.each([
  ['4111111111111129', '10051'],
  ['4129111111111111', '10005'],
  ['4125111111111115', '10054'],
  ['4124111111111116', '10084'],
])('card %s is declined with %s', async (number, code) => {
  expect(await client().complete3ds(await confirmed(number))).toEqual({ kind: 'declined', code });
});

describe.each(['no-response', 'lost-answer'] as const)('with %s', (fault) => {
  test('a start is unknown', async () => {
    server.setFault('initialize', fault);
    expect(await client().start3ds(newOrder())).toEqual({ kind: 'unknown', why: 'no answer' });
  });

  test('a completion is unknown after its time, and detail tells the truth', async () => {
    const order = await confirmed();
    server.setFault('complete', fault);
    const startedAt = performance.now();
    expect(await client().complete3ds(order)).toEqual({ kind: 'unknown', why: 'no answer' });
    expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS * 3);
    expect(await client().detail(order)).toMatchObject({
      status: fault === 'lost-answer' ? 'success' : 'confirmed',
    });
  });

  test('detail throws', async () => {
    server.setFault('detail', fault);
    await expect(client().detail(await confirmed())).rejects.toThrow('did not answer');
  });
});

test('an answer with another signature says nothing', async () => {
  const order = await confirmed();
  server.setFault('complete', 'unsigned');
  expect(await client().complete3ds(order)).toEqual({ kind: 'unknown', why: 'the signature is wrong' });
  server.setFault('detail', 'unsigned');
  await expect(client().detail(order)).rejects.toThrow('signature');
  server.setFault('initialize', 'unsigned');
  expect(await client().start3ds(newOrder())).toMatchObject({ kind: 'unknown' });
});

test('a payment that iyzico does not know is null, and a refusal to tell is an error', async () => {
  expect(await client().detail({ conversation: 'nobody', paymentId: null })).toBeNull();
  server.setFault('detail', 'error');
  await expect(client().detail(await confirmed())).rejects.toThrow('1001');
});

test('a stored card pays again without a page, and not once it is deleted', async () => {
  const first = await client().complete3ds(await confirmed(undefined, true));
  if (first.kind !== 'answered' || !first.facts.card) throw new Error('no card was stored');
  const { userKey, token } = first.facts.card;
  const charge = () => client().chargeStored({ ...newOrder(), userKey, cardToken: token });
  expect(await charge()).toMatchObject({ kind: 'answered', facts: { status: 'success' } });
  await client().deleteCard({ userKey, token });
  await client().deleteCard({ userKey, token });
  expect(await charge()).toEqual({ kind: 'declined', code: '3005' });
});

test('a refund is found again by the name that we gave it', async () => {
  const order = await confirmed();
  const result = await client().complete3ds(order);
  if (result.kind !== 'answered' || !result.facts.transaction) throw new Error('not paid');
  const refund = { conversation: 'refund-1', transaction: result.facts.transaction, amount: 9_090 };
  const find = () => client().hasRefunded({ paymentId: order.paymentId, conversation: 'refund-1' });
  expect(await find()).toBe(false);
  expect(await client().refund(refund)).toEqual({ kind: 'done' });
  expect(await find()).toBe(true);
  expect(await client().refund({ ...refund, amount: 199_090 })).toMatchObject({ kind: 'declined' });
});

test('the report of a day has every payment of its pages', async () => {
  for (let index = 0; index < 51; index += 1) await client().complete3ds(await confirmed());
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(Date.now());
  const payments = await client().paymentsOf(day);
  const successes = [...server.payments.values()].filter(({ status }) => status === 'SUCCESS');
  expect(payments).toHaveLength(successes.length);
  expect(payments.length).toBeGreaterThan(50);
  expect(payments[0]).toMatchObject({ kind: 'payment', amount: 199_090 });
});
