import { subscription } from '@ayna/contracts/subscription';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PayingApp, payingApp } from './kit.ts';

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

describe('a coupon', () => {
  const addCoupon = async (coupon: string, more: object = {}) =>
    app.admin.call(routes.addCoupon, {
      body: {
        coupon,
        note: '',
        off: { kind: 'percent', value: 20 },
        validFrom: '2024-11-01',
        validTo: '2024-11-30',
        maxUses: 10,
        packageCodes: [],
        active: true,
        ...more,
      },
    });

  test('takes its part off, once for a salon', async () => {
    await addCoupon('YUZDE20');
    const salon = await app.openSalon({ trial: false });
    const order = await salon.buy(await salon.wish('Salon'), { coupon: 'yüzde20'.replace('ü', 'u') });
    expect(order.amount).toBe(792);
    await expect(salon.quote(await salon.wish('Stüdyo'), 'YUZDE20')).rejects.toMatchObject({
      body: { code: 'coupon-used-before' },
    });
    const [found] = (await app.admin.call(routes.coupons, { query: {} })).items;
    expect(found).toMatchObject({ coupon: 'YUZDE20', used: 1 });
  });

  test('of an order that was not paid may be used for the next one', async () => {
    await addCoupon('SONRA');
    const salon = await app.openSalon({ trial: false });
    await salon.order(await salon.wish('Salon'), { coupon: 'SONRA' });
    const order = await salon.buy(await salon.wish('Stüdyo'), { coupon: 'SONRA' });
    expect(order.amount).toBe(1592);
    const [found] = (await app.admin.call(routes.coupons, { query: {} })).items;
    expect(found).toMatchObject({ coupon: 'SONRA', used: 1 });
  });

  test('for three salons is used by three of eight that order at once', async () => {
    await addCoupon('UC-KISI', { maxUses: 3 });
    const salons = await Promise.all(Array.from({ length: 8 }, () => app.openSalon({ trial: false })));
    const forms = await Promise.all(
      salons.map(async (salon) => salon.formFor(await salon.wish('Salon'), { coupon: 'UC-KISI' })),
    );
    const answers = await Promise.all(
      salons.map((salon, index) =>
        salon.owner.send(routes.createAndPay, { body: forms[index] as (typeof forms)[0] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const [found] = (await app.admin.call(routes.coupons, { query: {} })).items;
    expect(found?.used).toBe(3);
  });

  test('of all of the price needs no card, and no invoice is made for nothing', async () => {
    await addCoupon('HEDIYE', { off: { kind: 'percent', value: 100 } });
    const salon = await app.openSalon({ trial: false });
    const wish = await salon.wish('Salon');
    const order = await salon.order(wish, { coupon: 'HEDIYE', card: null, amount: 0 });
    expect(order).toMatchObject({ state: 'paid', amount: 0, attempt: null, invoiceCode: null });
    expect(await salon.active()).toMatchObject({ package: { name: 'Salon' }, lastPaymentDay: null });
  });

  test('that is released after an order was never paid can be used by another salon', async () => {
    await addCoupon('TEK', { maxUses: 1 });
    const [one, other] = [await app.openSalon({ trial: false }), await app.openSalon({ trial: false })];
    await one.order(await one.wish('Salon'), { coupon: 'TEK' });
    await expect(other.quote(await other.wish('Salon'), 'TEK')).rejects.toMatchObject({
      body: { code: 'coupon-used-up' },
    });
    app.clock.now += 45 * 60_000;
    await app.sweepPayments();
    await app.sweepOrders();
    await app.sweepOrders();
    expect(await other.quote(await other.wish('Salon'), 'TEK')).toMatchObject({ amount: 792 });
  });
});

describe('a refund', () => {
  test('of all the money ends the package', async () => {
    const salon = await app.openSalon({ trial: false });
    const order = await salon.buy(await salon.wish('Salon'));
    await app.refund(order.code, 990);
    await eventually(async () => expect(await salon.mayCreate()).toEqual({ allowed: false, paid: false }));
    expect(await salon.complete(order.code)).toMatchObject({ state: 'refunded' });
    expect((await salon.payments()).items[0]).toMatchObject({ state: 'refunded', refunded: 990 });
    expect(await salon.active()).toMatchObject({ state: 'ended' });
  });

  test('of a part is a kindness', async () => {
    const salon = await app.openSalon({ trial: false });
    const order = await salon.buy(await salon.wish('Salon'));
    await app.refund(order.code, 100);
    await eventually(async () => expect((await salon.payments()).items[0]).toMatchObject({ refunded: 100 }));
    expect(await salon.mayCreate()).toEqual({ allowed: true, paid: true });
  });

  test('of an upgrade goes back to the package before it', async () => {
    const salon = await app.openSalon({ trial: false });
    await salon.buy(await salon.wish('Salon'));
    app.at('2024-11-14T14:30');
    const upgrade = await salon.buy(await salon.wish('Stüdyo'));
    await app.refund(upgrade.code, 600);
    await eventually(async () => expect(await salon.active()).toMatchObject({ package: { name: 'Salon' } }));
    expect(await salon.active()).toMatchObject({
      state: 'active',
      endsAt: new Date('2024-12-02T00:00+03:00').toISOString(),
      quotas: { employees: { limit: 6 } },
    });
  });
});
