import { payment } from '@ayna/contracts/payment';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { deliverEvent } from '@ayna/kernel/testkit/deliver-event';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PayingApp, payingApp } from './kit.ts';
import { cardOf, cards } from './paying-salon.ts';

const { routes } = subscription;

let app: PayingApp;
beforeAll(async () => {
  app = await payingApp();
});
beforeEach(() => {
  app.at('2024-11-02T12:00');
  app.iyzico.clearFaults();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('a package', () => {
  test('is opened by the payment, not by the browser that comes back', async () => {
    const salon = await app.openSalon();
    const wish = await salon.wish('Stüdyo');
    const order = await salon.order(wish);
    expect(order).toMatchObject({
      state: 'paying',
      amount: 1990,
      title: 'Stüdyo paketi, aylık',
      purchase: wish,
      paidAt: null,
    });
    expect(order.number).toMatch(/^AY-2411-\d{5}$/);
    expect(order.attempt?.bankPath).toMatch(/^\/api\/Payment\/bank\//);
    expect(await salon.complete(order.code)).toMatchObject({ state: 'paying' });
    expect(await salon.active()).toMatchObject({ trial: true });
    await salon.atTheBank(order);
    const paid = await salon.untilPaid(order);
    expect(paid.attempt?.state).toBe('settled');
    expect(await salon.active()).toMatchObject({
      package: { name: 'Stüdyo' },
      trial: false,
      state: 'active',
      period: 'monthly',
      // The fourteen days of the trial that were left are a gift.
      endsAt: new Date('2024-12-17T00:00+03:00').toISOString(),
      lastPaymentDay: '2024-11-02',
      autoRenew: false,
      graceEndsAt: null,
      quotas: { employees: { limit: 20 }, sms: { limit: 2000, extra: 0 } },
    });
    expect(await salon.mayCreate()).toEqual({ allowed: true, paid: true });
    expect(await salon.taken()).toBe(1990);
  });

  test('that the bank refused opens nothing, and the order is paid with another card', async () => {
    const salon = await app.openSalon();
    const wish = await salon.wish('Salon');
    const order = await salon.order(wish, { card: cardOf(cards.noFunds) });
    await salon.atTheBank(order);
    await eventually(async () =>
      expect(await salon.complete(order.code)).toMatchObject({
        state: 'open',
        attempt: { state: 'failed', reason: 'insufficient-funds' },
      }),
    );
    const again = await salon.order(wish, { orderCode: order.code });
    expect(again.code).toBe(order.code);
    await salon.atTheBank(again);
    await salon.untilPaid(again);
    expect(await salon.taken()).toBe(990);
    const { items } = await salon.payments();
    expect(items.map(({ state, reason, tryNumber }) => [state, reason, tryNumber])).toEqual([
      ['paid', null, 2],
      ['failed', 'insufficient-funds', 1],
    ]);
    expect(items[1]?.invoice).toBeNull();
  });

  test('is paid once, however often the button is pressed and the event delivered', async () => {
    const salon = await app.openSalon();
    const form = await salon.formFor(await salon.wish('Salon'));
    const pressed = await Promise.all(
      Array.from({ length: 4 }, () => salon.owner.call(routes.createAndPay, { body: form })),
    );
    expect(new Set(pressed.map(({ code }) => code)).size).toBe(1);
    const [order] = pressed;
    if (!order) throw new Error('there is no order');
    await salon.atTheBank(order);
    await salon.untilPaid(order);
    const before = await salon.active();
    const [attempt] = await app.rows<{ code: string }>(
      "select code from payment.attempts where reference = $1 and state = 'settled'",
      [order.code],
    );
    const settled = {
      code: attempt?.code,
      reference: order.code,
      amount: 990,
      kind: 'card',
      settledAt: new Date().toISOString(),
      cardCode: null,
    };
    for (const _ of [1, 2, 3])
      await deliverEvent(app.database.url, 'subscription', 'payment.settled', settled, salon.salonCode);
    await app.sweepOrders();
    expect(await salon.active()).toEqual(before);
    expect(await salon.taken()).toBe(990);
    expect((await salon.payments()).items.map(({ state }) => state)).toEqual(['paid']);
  });

  test('is not opened by money of another amount', async () => {
    const salon = await app.openSalon();
    const order = await salon.order(await salon.wish('Salon'));
    const settled = {
      code: newCode(),
      reference: order.code,
      amount: 1,
      kind: 'card',
      settledAt: new Date().toISOString(),
      cardCode: null,
    };
    await deliverEvent(app.database.url, 'subscription', 'payment.settled', settled, salon.salonCode);
    await eventually(async () => {
      const left = await app.rows(
        "select from pgboss.job where state in ('created', 'active', 'retry') and name like 'subscription%settled%'",
      );
      expect(left).toEqual([]);
    });
    expect(await salon.active()).toMatchObject({ trial: true });
  });

  test('whose event was lost is opened by the sweep', async () => {
    const salon = await app.openSalon();
    const order = await salon.order(await salon.wish('Salon'));
    await salon.atTheBank(order);
    await salon.untilPaid(order);
    await app.rows('delete from subscription.invoices where salon_code = $1', [salon.salonCode]);
    await app.rows(
      "update subscription.orders set state = 'open', paid_at = null, attempt_code = null where code = $1",
      [order.code],
    );
    app.clock.now += 120_000;
    await app.sweepOrders();
    expect(await salon.complete(order.code)).toMatchObject({ state: 'paid' });
  });

  test('is not sold at another price than the one that the person saw', async () => {
    const salon = await app.openSalon();
    const form = await salon.formFor(await salon.wish('Salon'), { amount: 9.9 });
    await expect(salon.owner.call(routes.createAndPay, { body: form })).rejects.toMatchObject({
      status: 409,
      body: { code: 'price-changed' },
    });
    expect(
      await app.rows('select from subscription.orders where salon_code = $1', [salon.salonCode]),
    ).toEqual([]);
  });

  test('needs tax details, a card and the contract', async () => {
    const salon = await app.openSalon({ details: false });
    const form = await salon.formFor(await salon.wish('Salon'));
    const refused = async (body: object) =>
      (await (await salon.owner.send(routes.createAndPay, { body: body as never })).json()) as {
        code: string;
      };
    expect(await refused(form)).toMatchObject({ code: 'tax-details-needed' });
    expect(await refused({ ...form, card: null })).toMatchObject({ code: 'card-missing' });
    expect(await refused({ ...form, accepted: false })).toMatchObject({ code: 'invalid-fields' });
  });

  test('is bought by an Administrator of the salon alone', async () => {
    const salon = await app.openSalon();
    const other = app.as(app.people.member(salon.salonCode, 'manage-finance'));
    const purchase = await salon.wish('Salon');
    expect((await other.send(routes.quote, { body: { purchase } })).status).toBe(403);
    expect((await other.send(routes.billing, {})).status).toBe(403);
    const stranger = await app.openSalon();
    const order = await salon.order(purchase);
    await expect(stranger.complete(order.code)).rejects.toMatchObject({ status: 404 });
  });

  test('that nobody paid in half an hour is over', async () => {
    const salon = await app.openSalon();
    const wish = await salon.wish('Salon');
    const order = await salon.order(wish, { card: cardOf(cards.noFunds) });
    await salon.atTheBank(order);
    app.clock.now += 31 * 60_000;
    await app.sweepOrders();
    expect(await salon.complete(order.code)).toMatchObject({ state: 'expired' });
    await expect(salon.order(wish, { orderCode: order.code })).rejects.toMatchObject({ status: 410 });
  });

  test('that was canceled stays canceled, and money that comes all the same opens it', async () => {
    const salon = await app.openSalon();
    const order = await salon.order(await salon.wish('Salon'));
    const canceled = await salon.owner.call(routes.cancelOrder, { params: { code: order.code } });
    expect(canceled.state).toBe('canceled');
    await salon.atTheBank(order);
    await salon.untilPaid(order);
    expect(await salon.active()).toMatchObject({ package: { name: 'Salon' }, trial: false });
  });
});

describe('changes of a package', () => {
  test('an upgrade costs the difference for the days that are left, and keeps the end', async () => {
    const salon = await app.openSalon({ trial: false });
    await salon.buy(await salon.wish('Salon'));
    app.at('2024-11-14T14:30');
    const wish = await salon.wish('Stüdyo');
    const quote = await salon.quote(wish);
    expect(quote).toMatchObject({
      change: 'upgrade',
      amount: 600,
      vat: { rate: 20, net: 500, vat: 100 },
      term: { from: '2024-11-14', to: '2024-12-02' },
      afterwards: { on: '2024-12-02', amount: 1990, period: 'monthly' },
    });
    expect(quote.lines.map(({ kind, amount, days, ofDays }) => [kind, amount, days, ofDays])).toEqual([
      ['package', 1194, 18, 30],
      ['rest', -594, 18, 30],
    ]);
    await salon.buy(wish);
    expect(await salon.active()).toMatchObject({
      package: { name: 'Stüdyo' },
      endsAt: new Date('2024-12-02T00:00+03:00').toISOString(),
    });
    expect(await salon.taken()).toBe(1590);
  });

  test('a smaller package begins at the end and says what does not fit', async () => {
    const salon = await app.openSalon({ trial: false });
    await salon.buy(await salon.wish('Salon'), { store: true });
    await app.rows(
      "insert into subscription.quota_usage (salon_code, kind, period, used) values ($1, 'employees', 'always', 5), ($1, 'photos', 'always', 94)",
      [salon.salonCode],
    );
    const wish = await salon.wish('Tek Koltuk');
    const quote = await salon.quote(wish);
    expect(quote).toMatchObject({ change: 'later', amount: 0, term: null });
    expect(quote.tooMuch).toEqual([
      { kind: 'employees', used: 5, limit: 1 },
      { kind: 'photos', used: 94, limit: 20 },
    ]);
    await expect(salon.order(wish)).rejects.toMatchObject({ body: { code: 'only-at-term-end' } });
    if (wish.kind !== 'package') throw new Error('it is a package');
    const { version } = await salon.active();
    const body = { packageCode: wish.packageCode, period: wish.period, version };
    const planned = await salon.owner.call(routes.planChange, { body });
    expect(planned).toMatchObject({
      package: { name: 'Salon' },
      planned: { package: { name: 'Tek Koltuk' }, from: '2024-12-02' },
      nextRenewal: { on: '2024-12-02', amount: 490, package: { name: 'Tek Koltuk' } },
    });
    await expect(salon.owner.call(routes.planChange, { body })).rejects.toMatchObject({
      body: { code: 'conflict' },
    });
    app.at('2024-12-02T09:01');
    await app.renew();
    await eventually(async () =>
      expect(await salon.active()).toMatchObject({ package: { name: 'Tek Koltuk' }, planned: null }),
    );
    expect(await salon.mayCreate()).toEqual({ allowed: true, paid: true });
    expect(await salon.taken()).toBe(990 + 490);
  });

  test('a plan can be dropped, and what needs no waiting cannot be planned', async () => {
    const salon = await app.openSalon({ trial: false });
    await salon.buy(await salon.wish('Salon'), { store: true });
    const planned = async (name: string) => {
      const wish = await salon.wish(name);
      const { version } = await salon.active();
      if (wish.kind !== 'package') throw new Error('it is a package');
      const body = { packageCode: wish.packageCode, period: wish.period, version };
      return salon.owner.call(routes.planChange, { body });
    };
    await expect(planned('Stüdyo')).rejects.toMatchObject({ body: { code: 'not-at-term-end' } });
    await expect(planned('Salon')).rejects.toMatchObject({ body: { code: 'own-package' } });
    await planned('Tek Koltuk');
    expect(await salon.owner.call(routes.dropPlan, {})).toMatchObject({
      planned: null,
      nextRenewal: { amount: 990 },
    });
  });

  test('two orders of two tabs that are both paid: the second one buys days', async () => {
    const salon = await app.openSalon({ trial: false });
    const wish = await salon.wish('Salon');
    const first = await salon.order(wish);
    const [attempt] = await app.rows<{ conversation: string; code: string }>(
      'select conversation, code from payment.attempts where reference = $1',
      [first.code],
    );
    const second = await salon.order(wish);
    await salon.atTheBank(second);
    await salon.untilPaid(second);
    const paid = [...app.iyzico.payments.values()].find(({ basketId }) => basketId === attempt?.code);
    if (!paid || !attempt) throw new Error('nobody is at the bank');
    expect(await salon.complete(first.code)).toMatchObject({ state: 'canceled' });
    await fetch(new URL(`/api/Payment/callback/${attempt.conversation}`, app.url), {
      method: 'POST',
      body: new URLSearchParams(app.iyzico.answerAtBank(paid, true)),
      redirect: 'manual',
    });
    await salon.untilPaid(first);
    expect(await salon.active()).toMatchObject({ endsAt: new Date('2025-01-01T00:00+03:00').toISOString() });
  });
});

test('card data is nowhere in the tables of subscription and the queue', async () => {
  const salon = await app.openSalon({ trial: false });
  await salon.buy(await salon.wish('Salon'), {
    card: { ...cardOf(cards.good), holder: 'KANARYA TUYLU', cvc: '987' },
    store: true,
  });
  const tables = await app.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('subscription', 'payment', 'pgboss')`,
  );
  for (const { name } of tables)
    for (const canary of ['KANARYA TUYLU', cards.good]) {
      const found = await app.rows(`select from ${name} as one where one::text like $1 limit 1`, [
        `%${canary}%`,
      ]);
      expect([name, found.length]).toEqual([name, 0]);
    }
  expect(
    await app.ctxFor('subscription').call(payment.routes.cards, { params: { salonCode: salon.salonCode } }),
  ).toHaveLength(1);
});
