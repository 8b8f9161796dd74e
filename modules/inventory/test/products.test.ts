import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InventoryApp, inventoryApp, routes, shampoo } from './kit.ts';

let app: InventoryApp;
beforeAll(async () => {
  app = await inventoryApp();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('a product', () => {
  test('is added with what is on the shelf, as its first count', async () => {
    const salon = app.newSalon();
    const added = await salon.add();
    const { salonCode } = salon;
    expect(added).toMatchObject({ ...shampoo, salonCode, version: 1, stockStatus: 'enough', daysLeft: null });
    expect(await salon.show(added.code)).toEqual(added);
    expect(await salon.moves(added.code)).toMatchObject([
      { number: 1, kind: 'Count', quantity: 10, stockAfter: 10, unitCost: 200, by: 'Nehir Aksoy' },
    ]);
  });

  test('added without stock has no moves', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add({ stock: 0 });
    expect(await salon.moves(code)).toEqual([]);
  });

  test('is changed without its stock, and an outdated form is refused', async () => {
    const salon = app.newSalon();
    const { code, version } = await salon.add();
    const { stock: _, ...form } = { ...shampoo, name: 'Gümüş şampuan', price: 450 };
    const body = { ...form, version };
    expect(await salon.call(routes.change, { params: { code }, body })).toMatchObject({
      ...form,
      stock: 10,
      version: version + 1,
    });
    await expect(salon.call(routes.change, { params: { code }, body })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('a sale does not refuse an open form, a purchase at another cost does', async () => {
    const salon = app.newSalon();
    const { code, version } = await salon.add();
    const { stock: _, ...form } = shampoo;
    const save = (outdated: number) =>
      salon.call(routes.change, { params: { code }, body: { ...form, version: outdated } });
    await salon.sell(code);
    expect(await save(version)).toMatchObject({ stock: 9 });
    await salon.buy(code, 1, 300);
    await expect(save(version + 1)).rejects.toMatchObject({ body: { code: 'conflict' } });
  });

  test('a form that shows the average rounded keeps it exact', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add({ stock: 2, cost: 10 });
    await salon.buy(code, 1, 11);
    const shown = await salon.show(code);
    expect(shown.cost).toBe(10.33);
    const { stock: _, ...form } = shampoo;
    await salon.call(routes.change, {
      params: { code },
      body: { ...form, cost: 10.33, version: shown.version },
    });
    // 3 * 10.3333 + 3 * 20 = 91 (60 + 31), over 6; from 10.33 it would be 15.165.
    await salon.buy(code, 3, 20);
    const rows = await app.database.asAdmin((client) =>
      client.query('select cost::text from inventory.products where code = $1', [code]),
    );
    expect(rows.rows).toEqual([{ cost: '15.1667' }]);
  });

  test('is removed, repeatedly, and restored with its moves', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const params = { code };
    await salon.call(routes.remove, { params });
    await salon.call(routes.remove, { params });
    expect((await salon.list()).items).toEqual([]);
    expect((await salon.send(routes.byCode, { params })).status).toBe(404);
    expect((await salon.send(routes.moves, { params, query: {} })).status).toBe(404);
    await expect(salon.sell(code)).rejects.toMatchObject({ body: { code: 'unknown-product' } });
    await expect(salon.buy(code, 1, 1)).rejects.toMatchObject({ status: 404 });
    expect(await salon.call(routes.restore, { params })).toMatchObject({ code, stock: 10 });
    expect(await salon.moves(code)).toHaveLength(1);
  });

  test('has a barcode of its own among those that are not removed', async () => {
    const salon = app.newSalon();
    const first = await salon.add({ barcode: '8690412300722' });
    const taken = { status: 409, body: { code: 'barcode-taken', fields: { barcode: expect.any(String) } } };
    await expect(salon.add({ barcode: '8690412300722' })).rejects.toMatchObject(taken);
    const at = { params: { code: first.code } };
    await salon.call(routes.remove, at);
    const second = await salon.add({ barcode: '8690412300722' });
    await expect(salon.call(routes.restore, at)).rejects.toMatchObject(taken);
    const { stock: _, ...form } = { ...shampoo, barcode: '1' };
    await salon.call(routes.change, { params: { code: second.code }, body: { ...form, version: 1 } });
    await salon.call(routes.restore, at);
    await Promise.all([1, 2, 3].map(() => salon.add({ barcode: '' })));
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => salon.add({ barcode: '77' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a salon has at most 2,000', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    await app.database.asAdmin((client) =>
      client.query(
        `insert into inventory.products (salon_code, code, name, description, category, unit, cost, price, barcode,
           supplier, critical_level, folded)
         select salon_code, gen_random_uuid(), name, '', category, unit, 0, 0, '', '', 0, folded
         from inventory.products, generate_series(1, 1998) where code = $1`,
        [code],
      ),
    );
    const results = await Promise.allSettled([1, 2, 3].map(() => salon.add()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { body: { code: 'too-many-products' } },
    });
  });
});

describe('the list', () => {
  test('shows what runs out first, filters, searches and pages', async () => {
    const salon = app.newSalon();
    await salon.add({ name: 'Çam yağı', category: 'Care' });
    await salon.add({ name: 'Zift', stock: 3 });
    await salon.add({ name: 'Işıltı serumu', stock: 6, supplier: 'Lavin' });
    await salon.add({ name: 'Boya 7.1', category: 'Color', barcode: '8690412300715' });
    await salon.add({ name: 'Toka', stock: 0, criticalLevel: 0 });
    const names = async (query = {}) => (await salon.list(query)).items.map(({ name }) => name);
    expect(await names()).toEqual(['Zift', 'Işıltı serumu', 'Boya 7.1', 'Çam yağı', 'Toka']);
    expect(await names({ show: 'low' })).toEqual(['Zift', 'Işıltı serumu']);
    expect(await names({ category: 'Color' })).toEqual(['Boya 7.1']);
    expect(await names({ s: 'isilti' })).toEqual(['Işıltı serumu']);
    expect(await names({ s: 'LAVİN' })).toEqual(['Işıltı serumu']);
    expect(await names({ s: '8690412300715' })).toEqual(['Boya 7.1']);
    expect(await names({ s: '%' })).toEqual([]);
    expect(await salon.list({ page: 1, size: 2 })).toMatchObject({
      items: [{ name: 'Boya 7.1' }, { name: 'Çam yağı' }],
      totalCount: 5,
      pageCount: 3,
    });
    expect(await salon.counts()).toMatchObject({
      all: 5,
      low: 2,
      byCategory: expect.arrayContaining([
        { category: 'Retail', count: 3 },
        { category: 'Care', count: 1 },
        { category: 'Color', count: 1 },
      ]),
      // 10, 3, 6, 10 and 0 at 200.
      stockValue: 5_800,
      sellBelowZero: false,
    });
  });

  test('says how long the stock lasts, by what was sold and used in the last 30 days', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add({ stock: 100 });
    const start = app.clock.now;
    app.clock.now = start - 31 * 86_400_000;
    await salon.sell(code, 40);
    app.clock.now = start;
    const [sold] = await salon.sell(code, 20);
    await salon.move(code, { kind: 'Use', quantity: 5, note: '' });
    await salon.move(code, { kind: 'Waste', quantity: 5, note: '' });
    await salon.takeBack(sold?.code ?? '', 10);
    // 40 are left, and 15 were needed in 30 days.
    expect(await salon.show(code)).toMatchObject({ stock: 40, daysLeft: 80 });
  });

  test('the order list names what is low, by supplier', async () => {
    const salon = app.newSalon();
    await salon.add({ name: 'Oksidan', stock: 1 });
    await salon.add({ name: 'Folyo', stock: 2, supplier: 'Moda Ambalaj', cost: 118 });
    await salon.add({ name: 'Boya', stock: 22 });
    const { salonCode } = salon;
    const list = await salon.call(routes.orderList, { params: { salonCode }, query: {} });
    expect(list).toMatchObject([
      { supplier: 'Moda Ambalaj', total: 472, items: [{ name: 'Folyo', quantity: 4, unitCost: 118 }] },
      { supplier: 'Toptan', total: 1_000, items: [{ name: 'Oksidan', quantity: 5 }] },
    ]);
  });
});

test('repeating a call by its key answers the same and moves nothing twice', async () => {
  const salon = app.newSalon();
  const { code } = await salon.add();
  const headers = { 'idempotency-key': newCode() };
  const lines = [{ productCode: code, quantity: 2 }];
  const body = { salonCode: salon.salonCode, lines, appointmentCode: null, note: '' };
  const answers = [1, 2].map(async () => (await salon.send(routes.sell, { body }, headers)).json());
  const [one, other] = await Promise.all(answers);
  expect(one).toEqual(other);
  expect(await salon.show(code)).toMatchObject({ stock: 8 });
});
