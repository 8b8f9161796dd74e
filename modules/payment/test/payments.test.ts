import { payment } from '@ayna/contracts/payment';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards, type PaymentApp, paymentApp } from './kit.ts';

const { routes } = payment;

let app: PaymentApp;
beforeAll(async () => {
  app = await paymentApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.iyzico.clearFaults());

test('a confirmed payment settles once, and its event names the order', async () => {
  const attempt = await app.start({ amount: 1990.9 });
  expect(attempt).toMatchObject({ state: 'at-bank', amount: 1990.9, reason: null });
  const response = await app.comeBack(attempt);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/odeme/sonuc/${attempt.token}`);
  expect(await app.stateOf(attempt)).toBe('settled');
  expect(app.takenFor(attempt)).toBe(1990.9);
  await eventually(() => expect(app.eventsOf(attempt)).toEqual(['settled']));
  expect(app.observed.find(({ data }) => data.code === attempt.code)).toMatchObject({
    salonCode: attempt.salonCode,
    data: { reference: attempt.reference, amount: 1990.9, kind: 'card', cardCode: null },
  });
});

test.each([
  [cards.noFunds, 'insufficient-funds'],
  [cards.doNotHonour, 'declined'],
  [cards.expired, 'expired-card'],
  [cards.notConfirmed, 'not-confirmed'],
])('card %s fails as %s, and no money moves', async (number, reason) => {
  const attempt = await app.start({ number });
  await app.comeBack(attempt);
  const { token } = attempt;
  expect(await app.as(null).call(routes.attempt, { params: { token } })).toMatchObject({
    state: 'failed',
    reason,
  });
  expect(app.takenFor(attempt)).toBe(0);
  await eventually(() => expect(app.eventsOf(attempt)).toEqual(['failed']));
});

test('a person who refuses at the bank has not paid', async () => {
  const attempt = await app.start();
  await app.comeBack(attempt, false);
  expect(await app.stateOf(attempt)).toBe('failed');
  expect(app.takenFor(attempt)).toBe(0);
});

test('the same start finds the attempt that it made; the same key for another amount is refused', async () => {
  const same = { salonCode: newCode(), reference: newCode(), key: newCode() };
  const first = await app.start(same);
  expect((await app.start(same)).code).toBe(first.code);
  await expect(app.start({ ...same, amount: 1 })).rejects.toMatchObject({ code: 'key-reused' });
});

test('a second try of an order ends the first, whose late confirmation takes no money', async () => {
  const order = { salonCode: newCode(), reference: newCode() };
  const first = await app.start(order);
  const second = await app.start(order);
  expect(await app.stateOf(first)).toBe('failed');
  await app.comeBack(first);
  expect(app.takenFor(first)).toBe(0);
  await app.comeBack(second);
  expect(app.takenFor(second)).toBe(990);
  await expect(app.start(order)).rejects.toMatchObject({ code: 'already-paid' });
});

test('of ten starts of one order at once, one is left, and nobody pays twice', async () => {
  const order = { salonCode: newCode(), reference: newCode() };
  const started = await Promise.all(Array.from({ length: 10 }, () => app.start(order)));
  await Promise.all(started.map((attempt) => app.comeBack(attempt)));
  const sums = started.map((attempt) => app.takenFor(attempt));
  expect(sums.filter((sum) => sum > 0)).toEqual([990]);
  const settled = await app.rows("select from payment.attempts where reference = $1 and state = 'settled'", [
    order.reference,
  ]);
  expect(settled).toHaveLength(1);
});

test('a bank page that cannot be made says so, and money cannot move', async () => {
  await expect(app.start({ number: cards.noBankPage })).rejects.toMatchObject({ code: 'card-refused' });
});

test.each(['no-response', 'lost-answer', 'unsigned', 'error'] as const)(
  'a start with %s fails at once and says that no money was taken',
  async (fault) => {
    app.iyzico.setFault('initialize', fault);
    const order = { salonCode: newCode(), reference: newCode() };
    await expect(app.start(order)).rejects.toMatchObject({ code: 'payment-not-started' });
    const again = await app.start(order);
    expect(again.state).toBe('at-bank');
  },
);

describe('GET /api/Payment/bank/:token', () => {
  const open = (token: string) => app.as(null).send(routes.bankPage, { params: { token } });

  test("shows the bank's page in an origin of its own, whose form goes to the bank only", async () => {
    const attempt = await app.start();
    expect(attempt.bankPath).toBe(`/api/Payment/bank/${attempt.token}`);
    const response = await open(attempt.token);
    expect(await response.text()).toContain('iyzico-3ds-form');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action ${app.iyzico.url};`);
    expect(policy).toMatch(/sandbox allow-forms allow-scripts$/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('leads to the result once the person has been there, and is deleted', async () => {
    const attempt = await app.start();
    await app.comeBack(attempt);
    const response = await open(attempt.token);
    expect(await response.text()).toContain(`url=/odeme/sonuc/${attempt.token}`);
    expect(
      await app.rows('select bank_page, conversation_data from payment.attempts where code = $1', [
        attempt.code,
      ]),
    ).toEqual([{ bank_page: null, conversation_data: null }]);
  });

  test('is nowhere for another token', async () => {
    expect((await open('A'.repeat(32))).status).toBe(404);
  });
});

test('an attempt keeps its whole history, which nobody can change', async () => {
  const attempt = await app.start();
  await app.comeBack(attempt);
  const { history } = await app.admin.call(routes.history, { params: { code: attempt.code } });
  expect(history.map(({ step }) => step)).toEqual([
    'started',
    'at-bank',
    'callback',
    'charging',
    'charged',
    'settled',
  ]);
  const change = "update payment.attempt_history set step = 'x' where attempt_code = $1";
  await expect(app.rows(change, [attempt.code])).rejects.toThrow('are kept as they were written');
});

test('the panel lists attempts, newest first, by state and salon', async () => {
  const attempt = await app.start();
  const query = { salonCode: attempt.salonCode, state: 'at-bank' as const };
  expect(await app.admin.call(routes.attempts, { query })).toMatchObject({
    items: [{ code: attempt.code, state: 'at-bank', amount: 990, refunded: 0 }],
    totalCount: 1,
    pageCount: 1,
  });
});

test('a salon reads no attempt of another one', async () => {
  const attempt = await app.start();
  const input = { params: { salonCode: newCode(), reference: attempt.reference } };
  expect(await app.call(routes.ofReference, input)).toEqual([]);
  input.params.salonCode = attempt.salonCode;
  expect(await app.call(routes.ofReference, input)).toMatchObject([{ code: attempt.code }]);
});
