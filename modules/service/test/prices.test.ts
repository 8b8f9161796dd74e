import { service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cut, type ServiceApp, serviceApp } from './kit.ts';

const { routes } = service;

let app: ServiceApp;
beforeAll(async () => {
  app = await serviceApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = ReturnType<ServiceApp['newSalon']>;
type Step = 1 | 5 | 10 | 50 | 100;

const addPriced = (salon: Salon, ...prices: number[]) =>
  salon.addMany(prices.map((price, index) => ({ ...cut, name: `Hizmet ${index}`, price })));
const change = (salon: Salon, codes: string[], percent: number, roundTo: Step = 10) =>
  salon.call(routes.changePrices, { body: { salonCode: salon.salonCode, codes, percent, roundTo } });
const codesOf = (services: readonly { code: string }[]) => services.map(({ code }) => code);
const listPrices = async (salon: Salon) => (await salon.list()).map(({ price }) => price);

describe('PATCH /api/Service/prices', () => {
  test('changes the given services to the kurus, with an event for each changed price', async () => {
    const salon = app.newSalon();
    const added = await addPriced(salon, 900, 749.9, 0, 500);
    const changed = await change(salon, codesOf(added.slice(0, 3)), 10);
    const byPrice = changed.toSorted((one, other) => other.price - one.price);
    expect(byPrice.map(({ price, version }) => [price, version])).toEqual([
      [990, 2],
      [820, 2],
      [0, 1],
    ]);
    expect(await listPrices(salon)).toEqual([990, 820, 0, 500]);
    await eventually(() => expect(salon.events()).toHaveLength(6));
    expect(salon.events().filter(({ version }) => version === 2)).toHaveLength(2);
  });

  test('a repeated code is changed once', async () => {
    const salon = app.newSalon();
    const [{ code } = { code: '' }] = await addPriced(salon, 1000);
    expect(await change(salon, [code, code], 10)).toMatchObject([{ price: 1100, version: 2 }]);
  });

  test('a request that is sent twice raises prices once', async () => {
    const salon = app.newSalon();
    const codes = codesOf(await addPriced(salon, 1000));
    const body = { salonCode: salon.salonCode, codes, percent: 10, roundTo: 10 };
    const key = { 'idempotency-key': newCode() };
    for (const _ of [1, 2]) expect((await salon.send(routes.changePrices, { body }, key)).status).toBe(200);
    expect(await listPrices(salon)).toEqual([1100]);
  });

  test('two changes at once run one after the other, and both take effect', async () => {
    const salon = app.newSalon();
    const codes = codesOf(await addPriced(salon, 1000, 2000, 3000));
    await Promise.all([change(salon, codes, 10), change(salon, codes.toReversed(), 10)]);
    expect(await listPrices(salon)).toEqual([1210, 2420, 3630]);
  });

  test('one price that would be too high leaves all unchanged', async () => {
    const salon = app.newSalon();
    const codes = codesOf(await addPriced(salon, 1000, 9_000_000));
    await expect(change(salon, codes, 50)).rejects.toMatchObject({
      status: 422,
      body: { code: 'price-too-high' },
    });
    expect(await listPrices(salon)).toEqual([1000, 9_000_000]);
  });

  test.each([
    ['percent', -91],
    ['percent', 301],
    ['roundTo', 3],
    ['codes', []],
  ])('refuses a %s of %j', async (field, value) => {
    const salon = app.newSalon();
    const body = { salonCode: salon.salonCode, codes: [newCode()], percent: 10, roundTo: 10, [field]: value };
    expect((await salon.send(routes.changePrices, { body })).status).toBe(422);
  });

  test("attack 22: another salon's service among one's own changes nobody's price", async () => {
    const salon = app.newSalon();
    const other = app.newSalon();
    const own = codesOf(await addPriced(salon, 1000));
    const foreign = codesOf(await addPriced(other, 2000));
    const refused = { status: 409, body: { code: 'unknown-service' } };
    await expect(change(salon, [...own, ...foreign], 10)).rejects.toMatchObject(refused);
    await expect(change(salon, [...own, newCode()], 10)).rejects.toMatchObject(refused);
    expect(await listPrices(salon)).toEqual([1000]);
    expect(await listPrices(other)).toEqual([2000]);
  });

  test('a deleted service refuses the whole request', async () => {
    const salon = app.newSalon();
    const codes = codesOf(await addPriced(salon, 1000, 2000));
    await salon.call(routes.remove, { params: { code: codes[1] ?? '' } });
    await expect(change(salon, codes, 10)).rejects.toMatchObject({ body: { code: 'unknown-service' } });
    expect(await listPrices(salon)).toEqual([1000]);
  });
});
