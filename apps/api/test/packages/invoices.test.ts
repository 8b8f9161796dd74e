import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PayingApp, payingApp } from './kit.ts';
import { type PayingSalon, taxDetails } from './paying-salon.ts';

const { routes } = subscription;

let app: PayingApp;
beforeAll(async () => {
  app = await payingApp();
});
beforeEach(() => {
  app.at('2024-11-02T12:00');
});
afterAll(() => app[Symbol.asyncDispose]());

const invoiceOf = async (salon: PayingSalon) => {
  const invoice = await eventually(async () => {
    const [newest] = (await salon.payments()).items;
    if (!newest?.invoice) throw new Error('there is no invoice yet');
    return newest.invoice;
  });
  return salon.owner.call(routes.invoice, { params: { code: invoice.code } });
};

describe('an invoice', () => {
  test('has both sides, the days, and VAT that is in the price', async () => {
    const salon = await app.openSalon({ trial: false });
    const order = await salon.buy(await salon.wish('Salon'));
    const invoice = await invoiceOf(salon);
    expect(invoice).toMatchObject({
      issuedOn: '2024-11-02',
      item: 'Salon paketi, aylık',
      from: '2024-11-02',
      to: '2024-12-02',
      vatRate: 20,
      net: 825,
      vat: 165,
      total: 990,
      orderNumber: order.number,
      buyer: { name: 'Nehir Aksoy, Nehir Studyo', taxNumber: '6310047284', taxOffice: 'Moda' },
      seller: { taxNumber: '1234567890' },
    });
    expect(invoice.number).toMatch(/^AYN2024\d{9}$/);
    expect((await salon.complete(order.code)).invoiceCode).toBe(invoice.code);
  });

  test('never changes when tax details or VAT do', async () => {
    const salon = await app.openSalon({ trial: false });
    await salon.buy(await salon.wish('Salon'));
    const before = await invoiceOf(salon);
    await salon.owner.call(routes.saveTaxDetails, { body: { ...taxDetails, name: 'Ayla' } });
    const settings = await app.admin.call(routes.billingSettings, {});
    const changed = await app.admin.call(routes.changeBillingSettings, {
      body: { ...settings, vatRate: 10 },
    });
    expect(await salon.owner.call(routes.invoice, { params: { code: before.code } })).toEqual(before);
    await app.admin.call(routes.changeBillingSettings, { body: { ...changed, vatRate: 20 } });
  });

  test('numbers have no gap within a year, even when several pay at once', async () => {
    app.at('2023-12-31T23:00');
    const salons = await Promise.all(Array.from({ length: 6 }, () => app.openSalon({ trial: false })));
    await Promise.all(salons.map(async (salon) => salon.buy(await salon.wish('Salon'))));
    await Promise.all([app.sweepOrders(), app.sweepOrders()]);
    const numbers = await app.rows<{ number: string }>(
      "select number from subscription.invoices where number like 'AYN2023%' order by number",
    );
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: 6 }, (_, index) => `AYN2023${String(index + 1).padStart(9, '0')}`),
    );
  });

  test('is read by its salon alone, as data and as a draft of UBL-TR', async () => {
    const salon = await app.openSalon({ trial: false });
    await salon.buy(await salon.wish('Salon'));
    const { code, number } = await invoiceOf(salon);
    const response = await salon.owner.send(routes.invoiceXml, { params: { code } });
    expect(response.headers.get('content-type')).toContain('application/xml');
    const xml = await response.text();
    expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(xml).toContain('TASLAK');
    const stranger = await app.openSalon({ trial: false });
    for (const route of [routes.invoice, routes.invoiceXml])
      expect((await stranger.owner.send(route, { params: { code } })).status).toBe(404);
  });
});

test.each([
  ['a VKN with a wrong digit', { taxNumber: '6310047281' }, 'taxNumber'],
  ['a company without a title', { kind: 'company', title: '' }, 'title'],
  ['a company with a TCKN', { kind: 'company', taxNumber: '10000000146' }, 'taxNumber'],
  ['no e-mail', { email: 'nehir' }, 'email'],
])('tax details with %s are refused', async (_, change, field) => {
  const salon = await app.openSalon({ trial: false });
  const body = { ...taxDetails, ...change } as typeof taxDetails;
  const response = await salon.owner.send(routes.saveTaxDetails, { body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
});

describe('staff', () => {
  test('add, order and switch off packages; those who have one keep it', async () => {
    const salon = await app.openSalon({ trial: false });
    const body = {
      name: 'Zincir',
      tagline: 'Birden çok şubesi olanlar için',
      monthlyPrice: 3990,
      yearlyPrice: 39_900,
      employees: 60,
      photos: 2000,
      sms: 8000,
      features: ['online-booking' as const],
      active: true,
    };
    const added = await app.admin.call(routes.addPackage, { body });
    const names = async () => (await app.as(null).call(routes.packages, {})).map(({ name }) => name);
    expect(await names()).toEqual(['Tek Koltuk', 'Salon', 'Stüdyo', 'Zincir']);
    await salon.buy(await salon.wish('Zincir'));
    const { code, ...form } = added;
    await app.admin.call(routes.changePackage, { params: { code }, body: { ...form, active: false } });
    expect(await names()).toEqual(['Tek Koltuk', 'Salon', 'Stüdyo']);
    expect(await salon.active()).toMatchObject({ package: { name: 'Zincir' } });
    const other = await app.openSalon({ trial: false });
    await expect(
      other.quote({ kind: 'package', packageCode: code, period: 'monthly' }),
    ).rejects.toMatchObject({ body: { code: 'package-not-offered' } });
    const all = await app.admin.call(routes.allPackages, {});
    expect(all.find((one) => one.code === code)).toMatchObject({ active: false, salons: 1 });
    const codes = all.map((one) => one.code).toReversed();
    const ordered = await app.admin.call(routes.orderPackages, { body: { codes } });
    expect(ordered.map(({ name }) => name)).toEqual(['Zincir', 'Stüdyo', 'Salon', 'Tek Koltuk']);
    await expect(
      app.admin.call(routes.orderPackages, { body: { codes: codes.slice(1) } }),
    ).rejects.toMatchObject({ body: { code: 'conflict' } });
    await app.admin.call(routes.orderPackages, { body: { codes: codes.toReversed() } });
  });

  test('cannot switch off the last package that is sold', async () => {
    const all = (await app.admin.call(routes.allPackages, {})).filter(({ active }) => active);
    const [last, ...others] = all;
    if (!last) throw new Error('there is no package');
    const toggle = async ({ code, ...form }: Omit<(typeof all)[0], 'salons'>, active: boolean) =>
      app.admin.call(routes.changePackage, { params: { code }, body: { ...form, active } });
    const off = await Promise.all(others.map((one) => toggle(one, false)));
    await expect(toggle(last, false)).rejects.toMatchObject({ body: { code: 'last-package' } });
    await Promise.all(off.map((one) => toggle(one, true)));
  });

  test('see revenue and churn of each month', async () => {
    await using quiet = await payingApp();
    const stays = await quiet.openSalon({ trial: false });
    await stays.buy(await stays.wish('Salon'), { store: true });
    const leaves = await quiet.openSalon({ trial: false });
    await leaves.buy(await leaves.wish('Tek Koltuk'));
    quiet.at('2024-12-02T09:00');
    await quiet.renew();
    await eventually(async () => expect(await stays.taken()).toBe(1980));
    await quiet.sweepOrders();
    const yearly = await quiet.openSalon({ trial: false });
    await yearly.buy(await yearly.wish('Salon', 'yearly'));
    await quiet.openSalon();
    quiet.at('2024-12-20T12:00');
    const { now, months } = await quiet.admin.call(routes.revenue, {
      query: { from: '2024-11', to: '2024-12' },
    });
    expect(now).toEqual({ mrr: 990 + 825, paying: 2, trial: 0, grace: 0 });
    expect(months).toEqual([
      expect.objectContaining({ month: '2024-11', revenue: 1480, mrr: 1480, paying: 2, new: 2, lost: 0 }),
      expect.objectContaining({
        month: '2024-12',
        revenue: 10_890,
        vat: 1815,
        mrr: 1815,
        paying: 2,
        new: 1,
        lost: 1,
      }),
    ]);
    await expect(
      quiet.admin.call(routes.revenue, { query: { from: '2020-01', to: '2024-12' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('nobody else sees or changes what is sold', async () => {
    const salon = await app.openSalon({ trial: false });
    for (const route of [routes.allPackages, routes.coupons, routes.revenue, routes.billingSettings])
      expect((await salon.owner.send(route, { query: {} })).status).toBe(403);
    const body = { codes: [newCode()] };
    expect((await salon.owner.send(routes.orderPackages, { body })).status).toBe(403);
  });
});
