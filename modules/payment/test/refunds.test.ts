import { payment } from '@ayna/contracts/payment';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PaymentApp, paymentApp } from './kit.ts';

const { routes } = payment;
const reason = 'Salon yanlış paketi seçmiş.';

let app: PaymentApp;
beforeAll(async () => {
  app = await paymentApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.iyzico.clearFaults());

const paid = async () => {
  const attempt = await app.start();
  await app.comeBack(attempt);
  return attempt;
};
const refund = ({ code }: { code: string }, amount: number, refundCode = newCode()) =>
  app.admin.call(routes.refund, { params: { code }, body: { refundCode, amount, reason } });

test('gives a part of the money back, with a reason, and says so', async () => {
  const attempt = await paid();
  expect(await refund(attempt, 90)).toMatchObject({ state: 'done', amount: 90, reason });
  expect(app.takenFor(attempt)).toBe(900);
  const { token } = attempt;
  expect(await app.as(null).call(routes.attempt, { params: { token } })).toMatchObject({ refunded: 90 });
  await eventually(() => expect(app.eventsOf(attempt)).toEqual(['settled', 'refunded']));
});

test('the same refund sent ten times gives the money back once', async () => {
  const [attempt, refundCode] = [await paid(), newCode()];
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => refund(attempt, 90, refundCode)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await refund(attempt, 90, refundCode)).toMatchObject({ state: 'done' });
  expect(app.takenFor(attempt)).toBe(900);
});

test('never gives back more than was paid, however many ask at once', async () => {
  const attempt = await paid();
  await Promise.allSettled(Array.from({ length: 5 }, () => refund(attempt, 400)));
  await expect(refund(attempt, 990)).rejects.toMatchObject({ body: { code: 'refund-too-much' } });
  expect(app.takenFor(attempt)).toBeGreaterThanOrEqual(0);
});

test('a lost answer is looked up and not sent again', async () => {
  const attempt = await paid();
  app.iyzico.setFault('refund', 'lost-answer');
  expect(await refund(attempt, 90)).toMatchObject({ state: 'started' });
  await expect(refund(attempt, 1)).rejects.toMatchObject({ body: { code: 'refund-in-progress' } });
  await app.sweepAfter(60);
  expect(app.takenFor(attempt)).toBe(900);
  const { refunds, refunded } = await app.admin.call(routes.history, { params: { code: attempt.code } });
  expect(refunds).toMatchObject([{ state: 'done' }]);
  expect(refunded).toBe(90);
});

test('a refund that never arrived has failed after three minutes, and may be tried again', async () => {
  const attempt = await paid();
  app.iyzico.setFault('refund', 'no-response');
  await refund(attempt, 90);
  await app.sweepAfter(60);
  await expect(refund(attempt, 90)).rejects.toMatchObject({ body: { code: 'refund-in-progress' } });
  await app.sweepAfter(125);
  expect(await refund(attempt, 90)).toMatchObject({ state: 'done' });
  expect(app.takenFor(attempt)).toBe(900);
});

test('a refused refund says so, and its code stands in the record', async () => {
  const attempt = await paid();
  app.iyzico.setFault('refund', 'error');
  await expect(refund(attempt, 90)).rejects.toMatchObject({ body: { code: 'refund-refused' } });
  const { refunds } = await app.admin.call(routes.history, { params: { code: attempt.code } });
  expect(refunds).toMatchObject([{ state: 'failed', providerCode: '1001' }]);
});

test('what was not paid is not given back', async () => {
  await expect(refund(await app.start(), 90)).rejects.toMatchObject({ body: { code: 'not-settled' } });
  await expect(refund({ code: newCode() }, 90)).rejects.toMatchObject({ body: { code: 'not-found' } });
});
