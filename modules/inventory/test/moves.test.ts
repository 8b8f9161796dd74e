import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InventoryApp, inventoryApp, routes } from './kit.ts';

let app: InventoryApp;
beforeAll(async () => {
  app = await inventoryApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const refusedWith = (code: string) => ({ status: 409, body: { code } });

describe('the ledger', () => {
  test('a purchase brings stock at its cost and names supplier and bill', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    expect(await salon.buy(code, 10, 300)).toMatchObject({
      number: 2,
      kind: 'Purchase',
      quantity: 10,
      stockAfter: 20,
      unitCost: 300,
      unitPrice: null,
      supplier: 'Toptan',
      bill: '2026-1102',
      returnable: 10,
    });
    expect(await salon.show(code)).toMatchObject({ stock: 20, cost: 250 });
  });

  test('use and waste take it off, down to zero and no further', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    await salon.move(code, { kind: 'Use', quantity: 2.5, note: 'Boya' });
    await salon.move(code, { kind: 'Waste', quantity: 7.5, note: 'Kırıldı' });
    for (const kind of ['Use', 'Waste'] as const)
      await expect(salon.move(code, { kind, quantity: 0.001, note: '' })).rejects.toMatchObject(
        refusedWith('stock-short'),
      );
    expect(await salon.show(code)).toMatchObject({ stock: 0, cost: 200 });
    expect((await salon.moves(code)).map(({ stockAfter }) => stockAfter)).toEqual([0, 7.5, 10]);
  });

  test('a count corrects the stock, unless that changed meanwhile', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const count = (counted: number, expected: number) =>
      salon.move(code, { kind: 'Count', counted, expected, note: '' });
    expect(await count(9, 10)).toMatchObject({ quantity: -1, stockAfter: 9, returnable: 0 });
    expect(await count(9, 9)).toMatchObject({ quantity: 0, stockAfter: 9 });
    await salon.sell(code);
    await expect(count(9, 9)).rejects.toMatchObject({
      ...refusedWith('stock-changed'),
      body: { details: { stock: 8 } },
    });
    expect(await count(0, 8)).toMatchObject({ quantity: -8, stockAfter: 0 });
  });

  test('pages of 30, newest first, without gaps', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add({ stock: 100 });
    await Promise.all(Array.from({ length: 34 }, () => salon.sell(code)));
    const page = (query: { before?: number | undefined }) =>
      salon.call(routes.moves, { params: { code }, query });
    const first = await page({});
    const second = await page({ before: first.items.at(-1)?.number });
    expect([first.items.length, first.more, second.items.length, second.more]).toEqual([30, true, 5, false]);
    const numbers = [...first.items, ...second.items].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 35 }, (_, index) => 35 - index));
  });

  test('more than a million of a product is refused as a field', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add({ stock: 1_000_000 });
    await expect(salon.buy(code, 1, 1)).rejects.toMatchObject({
      status: 422,
      body: { fields: { quantity: expect.any(String) } },
    });
  });
});

describe('a sale', () => {
  test('is at the price of the product, and finance hears what it is worth', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const [sold] = await salon.sell(code, 2);
    expect(sold).toMatchObject({ kind: 'Sale', quantity: -2, unitPrice: 420, unitCost: 200, stockAfter: 8 });
    const event = { code, version: 2, kind: 'Sale', quantity: -2, saleTotal: 840, moveCode: sold?.code };
    await eventually(() => expect(salon.events()).toContainEqual(expect.objectContaining(event)));
  });

  test('sells all lines or none', async () => {
    const salon = app.newSalon();
    const [first, second] = [await salon.add(), await salon.add({ stock: 1 })];
    const sell = (...lines: [string, number][]) =>
      salon.call(routes.sell, {
        body: {
          salonCode: salon.salonCode,
          lines: lines.map(([productCode, quantity]) => ({ productCode, quantity })),
          appointmentCode: null,
          note: '',
        },
      });
    await expect(sell([first.code, 1], [second.code, 2])).rejects.toMatchObject({
      ...refusedWith('stock-short'),
      body: { details: { productCode: second.code, stock: 1 } },
    });
    await expect(sell([first.code, 1], [newCode(), 1])).rejects.toMatchObject(refusedWith('unknown-product'));
    // The same product on two lines is one move.
    expect(await sell([first.code, 1], [first.code, 2], [second.code, 1])).toHaveLength(2);
    expect(await salon.show(first.code)).toMatchObject({ stock: 7 });
    expect(await salon.show(second.code)).toMatchObject({ stock: 0 });
  });

  test('of the last piece succeeds once, however many try at once', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add({ stock: 1 });
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => salon.sell(code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of results.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: refusedWith('stock-short') });
    expect(await salon.show(code)).toMatchObject({ stock: 0 });
  });

  test('goes below zero where the salon allows it, and waste does not', async () => {
    const salon = app.newSalon();
    const { salonCode } = salon;
    const { code } = await salon.add({ stock: 1 });
    const allow = (sellBelowZero: boolean) =>
      salon.call(routes.settings, { params: { salonCode }, body: { sellBelowZero } });
    await allow(true);
    expect((await salon.counts()).sellBelowZero).toBe(true);
    await salon.sell(code, 3);
    await salon.move(code, { kind: 'Use', quantity: 1, note: '' });
    await expect(salon.move(code, { kind: 'Waste', quantity: 1, note: '' })).rejects.toMatchObject(
      refusedWith('stock-short'),
    );
    expect(await salon.show(code)).toMatchObject({ stock: -3, stockStatus: 'critical', daysLeft: 0 });
    await allow(false);
    await expect(salon.sell(code)).rejects.toMatchObject(refusedWith('stock-short'));
    // What was missing left at 200; what comes now costs 90.
    await salon.buy(code, 13, 90);
    expect(await salon.show(code)).toMatchObject({ stock: 10, cost: 90 });
  });

  test('in opposite order by two clients does not deadlock', async () => {
    const salon = app.newSalon();
    const [one, other] = [await salon.add({ stock: 50 }), await salon.add({ stock: 50 })];
    const sell = (codes: string[]) =>
      salon.call(routes.sell, {
        body: {
          salonCode: salon.salonCode,
          lines: codes.map((productCode) => ({ productCode, quantity: 1 })),
          appointmentCode: null,
          note: '',
        },
      });
    const codes = [one.code, other.code];
    await Promise.all(Array.from({ length: 20 }, (_, index) => sell(index % 2 ? codes : codes.toReversed())));
    expect(await salon.show(one.code)).toMatchObject({ stock: 30 });
    expect(await salon.show(other.code)).toMatchObject({ stock: 30 });
  });
});

describe('a return', () => {
  test('takes back a sale in parts, and no more than was sold', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const [sold] = await salon.sell(code, 3);
    const sale = sold?.code ?? '';
    expect(await salon.takeBack(sale, 1)).toMatchObject({
      kind: 'Return',
      quantity: 1,
      stockAfter: 8,
      unitPrice: 420,
      returnOf: sale,
      returnable: 0,
    });
    await expect(salon.takeBack(sale, 2.001)).rejects.toMatchObject(refusedWith('nothing-to-return'));
    const results = await Promise.allSettled([1, 2, 3].map(() => salon.takeBack(sale, 2)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await salon.show(code)).toMatchObject({ stock: 10 });
    const event = { kind: 'Return', quantity: 2, saleTotal: 840, returnOf: sale };
    await eventually(() => expect(salon.events()).toContainEqual(expect.objectContaining(event)));
  });

  test('of a sale comes in at the cost it left with; of a purchase it leaves', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const [sold] = await salon.sell(code, 10);
    const bought = await salon.buy(code, 10, 300);
    await salon.takeBack(sold?.code ?? '', 10);
    expect(await salon.show(code)).toMatchObject({ stock: 20, cost: 250 });
    expect(await salon.takeBack(bought.code, 10)).toMatchObject({ quantity: -10, bill: '2026-1102' });
    expect(await salon.show(code)).toMatchObject({ stock: 10, cost: 250 });
  });

  test('undoes use and waste, but neither a count nor a return', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const [counted] = await salon.moves(code);
    const wasted = await salon.move(code, { kind: 'Waste', quantity: 4, note: 'Yanlış' });
    const back = await salon.takeBack(wasted.code, 4);
    for (const move of [counted?.code ?? '', back.code])
      await expect(salon.takeBack(move, 1)).rejects.toMatchObject(refusedWith('nothing-to-return'));
    expect(await salon.show(code)).toMatchObject({ stock: 10 });
  });
});
