import { payment } from '@ayna/contracts/payment';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { canaries, cards, type PaymentApp, paymentApp } from './kit.ts';

const { routes } = payment;

let app: PaymentApp;
beforeAll(async () => {
  app = await paymentApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.iyzico.clearFaults());

test('a callback that never comes: the sweep finds the confirmed payment and completes it', async () => {
  const attempt = await app.start();
  app.iyzico.answerAtBank(app.paymentOf(attempt));
  await app.sweepAfter(60);
  expect(await app.stateOf(attempt)).toBe('settled');
  expect(app.takenFor(attempt)).toBe(990);
});

test('a bank page that is left open expires after a quarter of an hour, also while the provider is silent', async () => {
  const attempt = await app.start();
  await app.sweepAfter(14 * 60);
  expect(await app.stateOf(attempt)).toBe('at-bank');
  app.iyzico.setFault('detail', 'no-response', 5);
  await app.sweepAfter(2 * 60);
  expect(await app.stateOf(attempt)).toBe('expired');
  await app.comeBack(attempt);
  expect(await app.stateOf(attempt)).toBe('expired');
  expect(app.takenFor(attempt)).toBe(0);
});

test('while the provider is silent nothing is guessed', async () => {
  const attempt = await app.start();
  app.iyzico.setFault('complete', 'lost-answer');
  app.iyzico.setFault('detail', 'no-response', 4);
  await app.comeBack(attempt);
  for (let minute = 0; minute < 3; minute += 1) await app.sweepAfter(60);
  expect(await app.stateOf(attempt)).toBe('verifying');
  await app.sweepAfter(60);
  expect(await app.stateOf(attempt)).toBe('settled');
});

const storedCard = async () => {
  const first = await app.start({ store: true });
  await app.comeBack(first);
  const [card] = await app.call(routes.cards, { params: { salonCode: first.salonCode } });
  if (!card) throw new Error('no card was stored');
  return { salonCode: first.salonCode, card };
};
const charge = async (salonCode: string, cardCode: string, key = newCode(), reference = newCode()) =>
  app.call(routes.charge, { body: { ...app.orderOf({ salonCode, key, reference }), cardCode } });

describe('a stored card', () => {
  test('is shown by its last digits and month, and its tokens are sealed', async () => {
    const { salonCode, card } = await storedCard();
    expect(card).toMatchObject({ lastFour: '0008', brand: 'MASTER_CARD', expires: '2030-12' });
    const [row] = await app.rows<{ user_key: string; card_token: string }>(
      'select user_key, card_token from payment.stored_cards where salon_code = $1',
      [salonCode],
    );
    const known = [...app.iyzico.payments.values()].flatMap(({ card: one }) => [one?.userKey, one?.token]);
    expect(known).not.toContain(row?.user_key);
    expect(known).not.toContain(row?.card_token);
  });

  test('pays a renewal without a bank page, once for one key', async () => {
    const { salonCode, card } = await storedCard();
    const [key, reference] = [newCode(), newCode()];
    const renewal = await charge(salonCode, card.code, key, reference);
    expect(renewal).toMatchObject({ state: 'settled', bankPath: null });
    expect(await charge(salonCode, card.code, key, reference)).toMatchObject({ code: renewal.code });
    expect(app.takenFor(renewal)).toBe(990);
    await eventually(() => expect(app.eventsOf(renewal)).toEqual(['settled']));
  });

  test('whose renewal is charged with a lost answer is not charged again', async () => {
    const { salonCode, card } = await storedCard();
    app.iyzico.setFault('charge', 'lost-answer');
    app.iyzico.setFault('detail', 'no-response', 1);
    const renewal = await charge(salonCode, card.code);
    expect(renewal.state).toBe('verifying');
    await app.sweepAfter(60);
    expect(await app.stateOf(renewal)).toBe('settled');
    expect(app.takenFor(renewal)).toBe(990);
  });

  test('whose renewal never arrives fails after three minutes, and not before', async () => {
    const { salonCode, card } = await storedCard();
    app.iyzico.setFault('charge', 'no-response');
    const renewal = await charge(salonCode, card.code);
    await app.sweepAfter(60);
    await app.sweepAfter(60);
    expect(await app.stateOf(renewal)).toBe('verifying');
    await app.sweepAfter(61);
    expect(await app.stateOf(renewal)).toBe('failed');
    expect(app.takenFor(renewal)).toBe(0);
  });

  test('is declined for a renewal as any card', async () => {
    const salonCode = newCode();
    const { buyer } = app.orderOf({ salonCode });
    const stored = { salonCode, buyer, card: app.cardOf(cards.good) };
    const card = await app.call(routes.storeCard, { body: stored });
    app.iyzico.setFault('charge', 'error');
    expect(await charge(salonCode, card.code)).toMatchObject({ state: 'failed' });
    await expect(
      app.call(routes.storeCard, { body: { ...stored, card: app.cardOf(cards.expired) } }),
    ).rejects.toMatchObject({ code: 'card-refused' });
  });

  test('is deleted here and at the provider, and by no other salon', async () => {
    const { salonCode, card } = await storedCard();
    const remove = (salon: string) =>
      app.call(routes.deleteCard, { body: { salonCode: salon, cardCode: card.code } });
    await expect(remove(newCode())).rejects.toMatchObject({ code: 'not-found' });
    await remove(salonCode);
    expect(await app.call(routes.cards, { params: { salonCode } })).toEqual([]);
    await expect(charge(salonCode, card.code)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the daily comparison', () => {
  const yesterday = () => {
    app.clock.ahead += 86_400_000;
  };
  const differences = async () => {
    const [row] = await app.rows<{ differences: { kind: string; attempt: string | null }[] }>(
      'select differences from payment.reconciliations order by day desc limit 1',
    );
    return row?.differences ?? [];
  };

  test('finds nothing where both books agree', async () => {
    yesterday();
    const attempt = await app.start();
    await app.comeBack(attempt);
    yesterday();
    await app.reconcile();
    expect(await differences()).toEqual([]);
    const [row] = await app.rows(
      'select attempts, amount, provider_amount from payment.reconciliations order by day desc limit 1',
    );
    expect(row).toEqual({ attempts: 1, amount: '990.00', provider_amount: '990.00' });
  });

  test('books money that arrived after all, although the attempt had failed', async () => {
    const { salonCode, card } = await storedCard();
    app.iyzico.setFault('charge', 'lost-answer');
    app.iyzico.setFault('detail', 'no-response', 1);
    const renewal = await charge(salonCode, card.code);
    await app.rows(
      "update payment.attempts set state = 'failed', reason = 'provider-error', lease_until = null where code = $1",
      [renewal.code],
    );
    yesterday();
    await app.reconcile();
    expect(await app.stateOf(renewal)).toBe('settled');
    expect(await differences()).toEqual([]);
    await eventually(() => expect(app.eventsOf(renewal)).toEqual(['settled']));
  });

  test('tells about money of nobody, and about money that the provider does not have', async () => {
    const attempt = await app.start();
    await app.comeBack(attempt);
    const lost = await app.start();
    await app.comeBack(lost);
    app.iyzico.payments.delete(app.paymentOf(lost).paymentId);
    await app.rows(
      "update payment.attempts set provider_payment = 'another', conversation = 'another' where code = $1",
      [attempt.code],
    );
    yesterday();
    await app.reconcile();
    const found = (await differences()).map(({ kind }) => kind);
    expect(found.toSorted()).toEqual(['missing', 'missing', 'unknown']);
  });
});

test('attack 60: card number, code and name on it are in no table, queue or job', async () => {
  const attempt = await app.start({ store: true });
  await app.start({ number: cards.noFunds });
  await app.comeBack(attempt);
  const tables = await app.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const hits: string[] = [];
  for (const { name } of tables)
    for (const canary of [canaries.holder, canaries.number, cards.noFunds]) {
      const found = await app.rows(`select from ${name} as one where one::text like $1 limit 1`, [
        `%${canary}%`,
      ]);
      if (found.length > 0) hits.push(`${canary} in ${name}`);
    }
  expect(hits).toEqual([]);
  const cvc = `select from payment.attempt_history where detail like $1 union all select from payment.attempts where reason like $1`;
  expect(await app.rows(cvc, [`%${canaries.cvc}%`])).toEqual([]);
});
