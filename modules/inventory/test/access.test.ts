import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InventoryApp, inventoryApp, routes, shampoo } from './kit.ts';

let app: InventoryApp;
beforeAll(async () => {
  app = await inventoryApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = ReturnType<InventoryApp['newSalon']>;

const waste = { kind: 'Waste' as const, quantity: 1, note: '' };

/** What one product and its moves can be asked for by their codes. */
const byCodes = (client: Pick<Salon, 'send'>, code: string, moveCode: string) => {
  const params = { code };
  const { stock: _, ...form } = shampoo;
  return [
    client.send(routes.byCode, { params }),
    client.send(routes.moves, { params, query: {} }),
    client.send(routes.change, { params, body: { ...form, version: 1 } }),
    client.send(routes.move, { params, body: waste }),
    client.send(routes.takeBack, { params: { code: moveCode }, body: { quantity: 1, note: '' } }),
    client.send(routes.remove, { params }),
    client.send(routes.restore, { params }),
  ];
};

describe('attack 21: another salon', () => {
  test('is neither read nor changed by its code', async () => {
    const salon = app.newSalon();
    const { salonCode } = app.newSalon();
    const params = { salonCode };
    const answers = [
      salon.send(routes.bySalon, { params, query: {} }),
      salon.send(routes.counts, { params }),
      salon.send(routes.orderList, { params, query: {} }),
      salon.send(routes.orders, { params }),
      salon.send(routes.markOrdered, { params, body: { lines: [{ productCode: newCode(), quantity: 1 }] } }),
      salon.send(routes.settings, { params, body: { sellBelowZero: true } }),
      salon.send(routes.create, { body: { salonCode, ...shampoo } }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });

  test('its products and moves cannot be reached by their codes', async () => {
    const [salon, other] = [app.newSalon(), app.newSalon()];
    const { code } = await other.add();
    const [sold] = await other.sell(code);
    for (const answer of byCodes(salon, code, sold?.code ?? '')) expect((await answer).status).toBe(404);
    await expect(salon.sell(code)).rejects.toMatchObject({ body: { code: 'unknown-product' } });
    expect(await other.show(code)).toMatchObject({ stock: 9 });
  });
});

describe('the cost', () => {
  test('is seen by who manages stock or books, and by nobody else', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const seen = async (...groups: string[]) => {
      const member = salon.memberWith(...(groups as never[]));
      const { items } = await member.list();
      return [items[0]?.cost, (await member.show(code)).cost, (await member.counts()).stockValue];
    };
    expect(await seen('manage-inventory')).toEqual([200, 200, 2_000]);
    expect(await seen('manage-finance')).toEqual([200, 200, 2_000]);
    expect(await seen('Administrator')).toEqual([200, 200, 2_000]);
    expect(await seen('Receptionist')).toEqual([null, null, null]);
    expect(await seen()).toEqual([null, null, null]);
  });

  test('of a move is hidden from the desk, also in the answer to its own sale', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const desk = salon.memberWith('Receptionist');
    const sold = await desk.sell(code);
    expect(sold).toMatchObject([{ unitPrice: 420, unitCost: null }]);
    expect((await desk.moves(code)).map(({ unitCost }) => unitCost)).toEqual([null, null]);
  });
});

test('the desk sells and takes back sales, and changes nothing else', async () => {
  const salon = app.newSalon();
  const { code } = await salon.add();
  const desk = salon.memberWith('Receptionist');
  const [sold] = await desk.sell(code);
  await desk.takeBack(sold?.code ?? '', 1);
  const wasted = await salon.move(code, waste);
  const statuses = await Promise.all(byCodes(desk, code, wasted.code));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403, 403, 403]);
});

test('without a package nothing is added or moved, but a mistake can be taken back', async () => {
  const salon = app.newSalon();
  const { code } = await salon.add();
  const [sold] = await salon.sell(code);
  app.expiredSalons.add(salon.salonCode);
  const refused = { status: 403, body: { code: 'package-needed' } };
  await expect(salon.add()).rejects.toMatchObject(refused);
  await expect(salon.sell(code)).rejects.toMatchObject(refused);
  await expect(salon.move(code, waste)).rejects.toMatchObject(refused);
  expect(await salon.takeBack(sold?.code ?? '', 1)).toMatchObject({ stockAfter: 10 });
});
