import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PaymentApp, paymentApp } from './kit.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await paymentApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.iyzico.clearFaults());

const forged = { status: 'success', mdStatus: '1', conversationData: '', signature: 'f'.repeat(64) };

test('attack 49: a forged callback settles nothing and takes no money', async () => {
  const attempt = await app.start();
  const { conversationId, paymentId } = app.paymentOf(attempt);
  for (const signature of ['', 'f'.repeat(64), 'not hex'])
    await app.post(conversationId, { ...forged, conversationId, paymentId, signature });
  expect(await app.stateOf(attempt)).toBe('at-bank');
  expect(app.takenFor(attempt)).toBe(0);
});

test('attack 49: a forged refusal ends no payment of somebody else', async () => {
  const attempt = await app.start();
  const { conversationId, paymentId } = app.paymentOf(attempt);
  await app.post(conversationId, { ...forged, conversationId, paymentId, status: 'failure', mdStatus: '0' });
  await app.comeBack(attempt);
  expect(await app.stateOf(attempt)).toBe('settled');
});

test('attack 49: a callback replayed twenty times, at once and later, takes the money once', async () => {
  const attempt = await app.start();
  const paid = app.paymentOf(attempt);
  const fields = app.iyzico.answerAtBank(paid);
  await Promise.all(Array.from({ length: 20 }, () => app.post(paid.conversationId, fields)));
  expect((await app.post(paid.conversationId, fields)).status).toBe(303);
  expect(await app.stateOf(attempt)).toBe('settled');
  expect(app.iyzico.ledger.filter(({ basketId }) => basketId === attempt.code)).toHaveLength(1);
  await eventually(() => expect(app.eventsOf(attempt)).toEqual(['settled']));
});

test("attack 49: the signed callback of one's own cheap payment does not pay an expensive order", async () => {
  const cheap = await app.start({ amount: 1 });
  const dear = await app.start({ amount: 19_900 });
  const fields = app.iyzico.answerAtBank(app.paymentOf(cheap));
  await app.post(app.paymentOf(dear).conversationId, fields);
  const { conversationId } = app.paymentOf(dear);
  await app.post(conversationId, { ...fields, conversationId });
  expect(await app.stateOf(dear)).toBe('at-bank');
  expect(app.takenFor(dear)).toBe(0);
});

test('attack 49: a callback for nobody leads to a page that says nothing', async () => {
  const response = await app.post('A'.repeat(32), forged);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/odeme/sonuc/bilinmiyor');
});

test('attack 50: a notice without its signature does not exist', async () => {
  const attempt = await app.start();
  app.iyzico.answerAtBank(app.paymentOf(attempt));
  for (const signature of ['', 'f'.repeat(64)])
    expect((await app.sendNotice(attempt, 'SUCCESS', signature)).status).toBe(404);
  expect(await app.stateOf(attempt)).toBe('at-bank');
});

test('attack 50: a signed notice makes us ask and is believed nothing; repeated, it changes nothing', async () => {
  const attempt = await app.start();
  expect((await app.sendNotice(attempt, 'SUCCESS')).status).toBe(200);
  expect(await app.stateOf(attempt)).toBe('at-bank');
  app.iyzico.answerAtBank(app.paymentOf(attempt));
  app.clock.ahead += 6_000;
  await app.sendNotice(attempt, 'SUCCESS');
  expect(await app.stateOf(attempt)).toBe('settled');
  await Promise.all(Array.from({ length: 10 }, () => app.sendNotice(attempt, 'SUCCESS')));
  expect(app.iyzico.ledger.filter(({ basketId }) => basketId === attempt.code)).toHaveLength(1);
});

test('attack 50: a wrong price never settles, not even with the signature of the provider', async () => {
  const attempt = await app.start();
  app.iyzico.setFault('complete', 'wrong-price');
  app.iyzico.setFault('detail', 'wrong-price', 2);
  await app.comeBack(attempt);
  expect(await app.stateOf(attempt)).toBe('failed');
  expect(
    await app.rows('select reason, provider_code from payment.attempts where code = $1', [attempt.code]),
  ).toEqual([{ reason: 'mismatch', provider_code: 'mismatch' }]);
});

test('attack 50: one garbled answer is asked about and the truth settles', async () => {
  for (const fault of ['wrong-price', 'unsigned'] as const) {
    const attempt = await app.start();
    app.iyzico.setFault('complete', fault);
    await app.comeBack(attempt);
    expect(await app.stateOf(attempt)).toBe('settled');
    expect(app.takenFor(attempt)).toBe(990);
  }
});

test('attack 51: a process that dies after the charge leaves an attempt that the sweep settles', async () => {
  const attempt = await app.start();
  app.iyzico.setFault('complete', 'lost-answer');
  app.iyzico.setFault('detail', 'no-response', 1);
  await app.comeBack(attempt);
  // As after a kill: the money is taken, nobody has booked it.
  expect(await app.stateOf(attempt)).toBe('verifying');
  expect(app.takenFor(attempt)).toBe(990);
  await app.sweepAfter(60);
  expect(await app.stateOf(attempt)).toBe('settled');
  await app.sweepAfter(60);
  expect(app.takenFor(attempt)).toBe(990);
  await eventually(() => expect(app.eventsOf(attempt)).toEqual(['settled']));
});

test('attack 51: a process that dies before the charge leaves an attempt that is completed, once', async () => {
  const attempt = await app.start();
  app.iyzico.setFault('complete', 'no-response');
  app.iyzico.setFault('detail', 'no-response', 1);
  await app.comeBack(attempt);
  expect(app.takenFor(attempt)).toBe(0);
  // The first request may still be on its way.
  await app.sweepAfter(30);
  expect(app.takenFor(attempt)).toBe(0);
  await app.sweepAfter(60);
  expect(await app.stateOf(attempt)).toBe('settled');
  expect(app.takenFor(attempt)).toBe(990);
});

test('attack 51: while a payment is being verified, its order is not charged again', async () => {
  const order = { salonCode: newCode(), reference: newCode() };
  const attempt = await app.start(order);
  app.iyzico.setFault('complete', 'lost-answer');
  app.iyzico.setFault('detail', 'no-response', 1);
  await app.comeBack(attempt);
  await expect(app.start(order)).rejects.toMatchObject({ code: 'payment-in-progress' });
});
