import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InventoryApp, inventoryApp, routes } from './kit.ts';

let app: InventoryApp;
beforeAll(async () => {
  app = await inventoryApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = ReturnType<InventoryApp['newSalon']>;

/** A salon that colors with 30 g of a kilogram and one cape. */
const openColorSalon = async () => {
  const salon = app.newSalon();
  const color = await salon.add({ name: 'Boya', unit: 'Kilogram', stock: 1, criticalLevel: 0 });
  const cape = await salon.add({ name: 'Pelerin', unit: 'Piece', stock: 1, criticalLevel: 0 });
  const coloring = await salon.newService('Dip boya');
  await salon.setRecipe(color.code, [{ serviceCode: coloring, quantity: 0.03 }]);
  await salon.setRecipe(cape.code, [{ serviceCode: coloring, quantity: 1 }]);
  return { salon, color: color.code, cape: cape.code, coloring };
};

const stocksOf = async (salon: Salon, ...codes: readonly string[]) =>
  Promise.all(codes.map(async (code) => (await salon.show(code)).stock));

/** Waits until the events emitted so far are handled, by emitting one more of each kind. */
const allHandled = async (salon: Salon) => {
  const marker = await salon.add({ name: 'Son', stock: 5, criticalLevel: 0 });
  const service = await salon.newService('Son hizmet');
  await salon.setRecipe(marker.code, [{ serviceCode: service, quantity: 1 }]);
  const last = salon.appointment(service);
  await last.emitCompleted(1);
  await eventually(async () => expect(await stocksOf(salon, marker.code)).toEqual([4]));
  await last.emitUndone(2);
  await eventually(async () => expect(await stocksOf(salon, marker.code)).toEqual([5]));
};

describe('a completed appointment', () => {
  test('takes off what its service uses, and says for which service and by whom', async () => {
    const { salon, color, cape, coloring } = await openColorSalon();
    const visit = salon.appointment(coloring);
    await visit.emitCompleted(2);
    await eventually(async () => expect(await stocksOf(salon, color, cape)).toEqual([0.97, 0]));
    const [use] = await salon.moves(color);
    expect(use).toMatchObject({
      kind: 'Use',
      quantity: -0.03,
      stockAfter: 0.97,
      note: 'Dip boya',
      appointmentCode: visit.code,
      by: 'Seda Ak',
      returnable: 0.03,
    });
  });

  test('takes it once, however often and in parallel the event is delivered', async () => {
    const { salon, color, cape, coloring } = await openColorSalon();
    const visit = salon.appointment(coloring);
    await Promise.all([2, 2, 2, 2, 2, 2].map((version) => visit.emitCompleted(version)));
    await allHandled(salon);
    await eventually(async () => expect(await stocksOf(salon, color, cape)).toEqual([0.97, 0]));
    expect(await salon.moves(cape)).toHaveLength(2);
  });

  test('of several services of one visit takes what each of them uses', async () => {
    const { salon, color, coloring } = await openColorSalon();
    const toning = await salon.newService('Ton açma');
    await salon.setRecipe(color, [
      { serviceCode: coloring, quantity: 0.03 },
      { serviceCode: toning, quantity: 0.1 },
    ]);
    await Promise.all([coloring, toning, toning].map((one) => salon.appointment(one).emitCompleted(2)));
    await eventually(async () => expect(await stocksOf(salon, color)).toEqual([0.77]));
  });

  test('is never refused: an empty shelf goes below zero, whatever the salon allows for sales', async () => {
    const { salon, cape, coloring } = await openColorSalon();
    for (const _ of [1, 2, 3]) await salon.appointment(coloring).emitCompleted(2);
    await eventually(async () => expect(await stocksOf(salon, cape)).toEqual([-2]));
    await expect(salon.sell(cape)).rejects.toMatchObject({ body: { code: 'stock-short' } });
  });

  test('leaves removed products alone', async () => {
    const { salon, color, cape, coloring } = await openColorSalon();
    await salon.call(routes.remove, { params: { code: cape } });
    await salon.appointment(coloring).emitCompleted(2);
    await eventually(async () => expect(await stocksOf(salon, color)).toEqual([0.97]));
    await salon.call(routes.restore, { params: { code: cape } });
    expect(await stocksOf(salon, cape)).toEqual([1]);
  });
});

describe('an undone completion', () => {
  test('gives everything back once, and the next completion takes it again', async () => {
    const { salon, color, cape, coloring } = await openColorSalon();
    const visit = salon.appointment(coloring);
    await visit.emitCompleted(2);
    await eventually(async () => expect(await stocksOf(salon, color, cape)).toEqual([0.97, 0]));
    await Promise.all([3, 3, 3].map((version) => visit.emitUndone(version)));
    await allHandled(salon);
    await eventually(async () => expect(await stocksOf(salon, color, cape)).toEqual([1, 1]));
    const [back, use] = await salon.moves(cape);
    expect(back).toMatchObject({ kind: 'Return', quantity: 1, returnOf: use?.code });
    await visit.emitCompleted(4);
    await eventually(async () => expect(await stocksOf(salon, color, cape)).toEqual([0.97, 0]));
  });

  test('that arrives before its completion keeps that from taking anything', async () => {
    const { salon, cape, coloring } = await openColorSalon();
    const visit = salon.appointment(coloring);
    await visit.emitUndone(3);
    await allHandled(salon);
    await visit.emitCompleted(2);
    await allHandled(salon);
    expect(await stocksOf(salon, cape)).toEqual([1]);
  });

  test('that arrives after the next completion leaves it as it is: taken once', async () => {
    const { salon, cape, coloring } = await openColorSalon();
    const visit = salon.appointment(coloring);
    await visit.emitCompleted(2);
    await eventually(async () => expect(await stocksOf(salon, cape)).toEqual([0]));
    await visit.emitCompleted(4);
    await visit.emitUndone(3);
    await allHandled(salon);
    expect(await stocksOf(salon, cape)).toEqual([0]);
    await visit.emitUndone(5);
    await eventually(async () => expect(await stocksOf(salon, cape)).toEqual([1]));
  });

  test('gives back only what nobody has taken back by hand, by the recipe of then', async () => {
    const { salon, color, cape, coloring } = await openColorSalon();
    const visit = salon.appointment(coloring);
    await visit.emitCompleted(2);
    await eventually(async () => expect(await stocksOf(salon, color, cape)).toEqual([0.97, 0]));
    const [use] = await salon.moves(color);
    await salon.takeBack(use?.code ?? '', 0.01);
    await salon.setRecipe(cape, [{ serviceCode: coloring, quantity: 7 }]);
    await visit.emitUndone(3);
    await eventually(async () => expect(await stocksOf(salon, color, cape)).toEqual([1, 1]));
  });

  test('of another status changes no stock', async () => {
    const { salon, cape, coloring } = await openColorSalon();
    const visit = salon.appointment(coloring);
    await visit.emitCompleted(2);
    await eventually(async () => expect(await stocksOf(salon, cape)).toEqual([0]));
    await visit.emitUndone(3, 'Canceled');
    await allHandled(salon);
    expect(await stocksOf(salon, cape)).toEqual([0]);
  });
});

describe('the recipe of a product', () => {
  test('names its services and replaces what it was', async () => {
    const { salon, color, coloring } = await openColorSalon();
    const params = { code: color };
    const line = { serviceCode: coloring, serviceName: 'Dip boya', quantity: 0.03 };
    expect(await salon.call(routes.recipe, { params })).toEqual([line]);
    expect(await salon.setRecipe(color, [{ serviceCode: coloring, quantity: 0.05 }])).toEqual([
      { ...line, quantity: 0.05 },
    ]);
    expect(await salon.setRecipe(color, [])).toEqual([]);
  });

  test('takes no service of another salon, no service twice, and stays with a removed service', async () => {
    const { salon, color, coloring } = await openColorSalon();
    const other = await app.newSalon().newService('Kesim');
    const quantity = 1;
    for (const serviceCode of [other, newCode()])
      await expect(salon.setRecipe(color, [{ serviceCode, quantity }])).rejects.toMatchObject({
        body: { code: 'recipe-service-unknown' },
      });
    const twice = [coloring, coloring].map((serviceCode) => ({ serviceCode, quantity }));
    await expect(salon.setRecipe(color, twice)).rejects.toMatchObject({ status: 422 });
    await salon.newService('Dip boya', { code: coloring, version: 2, gone: true });
    expect(await salon.setRecipe(color, [])).toEqual([]);
    await salon.newService('Dip boya', { code: coloring, version: 3 });
    expect(await salon.call(routes.recipe, { params: { code: color } })).toMatchObject([{ quantity: 0.03 }]);
  });

  test('is the business of those who manage the stock', async () => {
    const { salon, color } = await openColorSalon();
    const params = { code: color };
    const desk = salon.memberWith('Receptionist');
    expect((await desk.send(routes.recipe, { params })).status).toBe(403);
    expect((await desk.send(routes.changeRecipe, { params, body: { lines: [] } })).status).toBe(403);
    expect((await app.newSalon().send(routes.recipe, { params })).status).toBe(404);
  });
});
