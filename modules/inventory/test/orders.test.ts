import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InventoryApp, inventoryApp, routes } from './kit.ts';

let app: InventoryApp;
beforeAll(async () => {
  app = await inventoryApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Line = { readonly productCode: string; readonly quantity: number | null };

/** A salon with a product that is low, and what its manager does with orders. */
const withLowProduct = async () => {
  const salon = app.newSalon();
  const params = { salonCode: salon.salonCode };
  const { code } = await salon.add({ name: 'Folyo', stock: 2, supplier: 'Moda Ambalaj', cost: 118 });
  return {
    ...salon,
    code,
    mark: (...lines: Line[]) => salon.call(routes.markOrdered, { params, body: { lines } }),
    orders: () => salon.call(routes.orders, { params }),
    proposed: async () =>
      (await salon.call(routes.orderList, { params, query: {} })).flatMap(({ items }) =>
        items.map(({ name }) => name),
      ),
  };
};

test('a product that was ordered is not proposed again until its order is taken back', async () => {
  const salon = await withLowProduct();
  expect(await salon.proposed()).toEqual(['Folyo']);
  await salon.mark({ productCode: salon.code, quantity: 10 });
  expect(await salon.proposed()).toEqual([]);
  expect(await salon.orders()).toEqual([
    {
      supplier: 'Moda Ambalaj',
      orderedAt: new Date(app.clock.now).toISOString(),
      total: 1_180,
      items: [{ productCode: salon.code, name: 'Folyo', unit: 'Bottle', quantity: 10 }],
    },
  ]);
  await salon.mark({ productCode: salon.code, quantity: null });
  expect(await salon.orders()).toEqual([]);
  expect(await salon.proposed()).toEqual(['Folyo']);
});

test('what has come is bought at its cost with one press, and of two who press one is told', async () => {
  const salon = await withLowProduct();
  await salon.mark({ productCode: salon.code, quantity: 10 });
  const params = { salonCode: salon.salonCode };
  const body = { lines: [{ productCode: salon.code, quantity: 9 }] };
  const answers = await Promise.all([1, 2].map(() => salon.send(routes.receiveOrder, { params, body })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await salon.orders()).toEqual([]);
  const product = await salon.call(routes.byCode, { params: { code: salon.code } });
  expect(product).toMatchObject({ stock: 11, cost: 118 });
  const { items } = await salon.call(routes.moves, { params: { code: salon.code }, query: {} });
  expect(items[0]).toMatchObject({ kind: 'Purchase', quantity: 9, unitCost: 118, supplier: 'Moda Ambalaj' });
});

test('the purchase ends the order; a sale, a use and a count do not', async () => {
  const salon = await withLowProduct();
  await salon.mark({ productCode: salon.code, quantity: 10 });
  await salon.sell(salon.code);
  await salon.move(salon.code, { kind: 'Use', quantity: 0.5, note: '' });
  await salon.move(salon.code, { kind: 'Count', counted: 1, expected: 0.5, note: '' });
  expect(await salon.orders()).toHaveLength(1);
  await salon.buy(salon.code, 1, 118);
  expect(await salon.orders()).toEqual([]);
  // Less came than is needed: it is proposed again.
  expect(await salon.proposed()).toEqual(['Folyo']);
});

test('ordered again, it has the new amount; a removed product is not shown', async () => {
  const salon = await withLowProduct();
  for (const quantity of [10, 4]) await salon.mark({ productCode: salon.code, quantity });
  expect(await salon.orders()).toMatchObject([{ items: [{ quantity: 4 }] }]);
  await salon.call(routes.remove, { params: { code: salon.code } });
  expect(await salon.orders()).toEqual([]);
});

test('a product of another salon is refused, and nothing of the order is stored', async () => {
  const [salon, other] = [await withLowProduct(), await withLowProduct()];
  const own = { productCode: salon.code, quantity: 1 };
  for (const productCode of [other.code, newCode()])
    await expect(salon.mark(own, { productCode, quantity: 1 })).rejects.toMatchObject({
      body: { code: 'unknown-product' },
    });
  expect([await salon.orders(), await other.orders()]).toEqual([[], []]);
});

test.each([
  ['nothing', []],
  ['a product twice', [1, 1]],
  ['less than nothing', [-1]],
])('refuses %s', async (_, quantities) => {
  const salon = await withLowProduct();
  const lines = quantities.map((quantity) => ({ productCode: salon.code, quantity }));
  const response = await salon.send(routes.markOrdered, {
    params: { salonCode: salon.salonCode },
    body: { lines },
  });
  expect(response.status).toBe(422);
});
