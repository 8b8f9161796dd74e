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

const balayage = {
  ...cut,
  name: 'Balyaj',
  category: 'Color',
  duration: 180,
  phases: { work: 60, wait: 75, finish: 45, freeWhileWaiting: true },
  price: 6500.5,
} as const;
const careSeries = {
  ...cut,
  name: 'Bakım kürü',
  type: 'Session',
  sessionCount: 6,
  sessionIntervalDays: 14,
} as const;

describe('POST /api/Service', () => {
  test('stores a service as it was sent and emits all of it', async () => {
    const salon = app.newSalon();
    for (const written of [cut, balayage, careSeries]) {
      const added = await salon.add(written);
      expect(added).toEqual({
        ...written,
        salonCode: salon.salonCode,
        code: expect.any(String) as string,
        version: 1,
      });
      expect(await salon.call(routes.byCode, { params: { code: added.code } })).toEqual(added);
      const { salonCode: _, ...state } = added;
      await eventually(() => expect(salon.events()).toContainEqual({ ...state, gone: false }));
    }
  });

  test.each([
    ['price', 9.999],
    ['price', -1],
    ['name', 'x'],
    ['duration', 44],
    ['color', 7],
    ['category', 'Haircut'],
    ['sessionCount', 4],
  ])('refuses a %s of %j', async (field, value) => {
    const salon = app.newSalon();
    const body = { salonCode: salon.salonCode, ...balayage, [field]: value };
    const response = await salon.send(routes.create, { body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  test('a form that is sent twice adds one service', async () => {
    const salon = app.newSalon();
    const body = { salonCode: salon.salonCode, ...cut };
    const key = { 'idempotency-key': newCode() };
    const answers = await Promise.all([1, 2, 3].map(() => salon.send(routes.create, { body }, key)));
    const added = (await Promise.all(answers.map((answer) => answer.json()))) as { code: string }[];
    expect(new Set(added.map(({ code }) => code)).size).toBe(1);
    expect(await salon.count()).toBe(1);
  });

  test('attack 12: a key that is sent again with another body is refused', async () => {
    const salon = app.newSalon();
    const key = { 'idempotency-key': newCode() };
    const body = { salonCode: salon.salonCode, ...cut };
    expect((await salon.send(routes.create, { body }, key)).status).toBe(200);
    const again = await salon.send(routes.create, { body: { ...body, price: 1 } }, key);
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ code: 'key-reused' });
    expect(await salon.list()).toMatchObject([{ price: 900 }]);
  });

  test('attack 41: a script is stored as plain text', async () => {
    const salon = app.newSalon();
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await salon.add({ name: script, description: `${script}\n${script}` });
    expect(await salon.list()).toMatchObject([{ name: script, description: `${script}\n${script}` }]);
    const response = await salon.send(routes.bySalon, { params: { salonCode: salon.salonCode } });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is refused when the package has ended; everything else still works', async () => {
    const salon = app.newSalon();
    const { code, version } = await salon.add();
    app.expiredSalons.add(salon.salonCode);
    const refused = { status: 403, body: { code: 'package-needed' } };
    await expect(salon.add()).rejects.toMatchObject(refused);
    await expect(salon.addMany([cut])).rejects.toMatchObject(refused);
    expect(await salon.list()).toHaveLength(1);
    await salon.call(routes.change, { params: { code }, body: { ...cut, price: 950, version } });
    await salon.call(routes.remove, { params: { code } });
    expect(await salon.call(routes.restore, { params: { code } })).toMatchObject({ price: 950 });
  });
});

describe('POST /api/Service/many', () => {
  test('adds all services in their order', async () => {
    const salon = app.newSalon();
    const added = await salon.addMany([cut, balayage, careSeries]);
    expect(added.map(({ name }) => name)).toEqual([cut.name, balayage.name, careSeries.name]);
    expect(await salon.count()).toBe(3);
    await eventually(() => expect(salon.events()).toHaveLength(3));
  });

  test('adds none if one is invalid', async () => {
    const salon = app.newSalon();
    const services = [cut, { ...cut, duration: 1 }];
    const body = { salonCode: salon.salonCode, services };
    expect((await salon.send(routes.createMany, { body })).status).toBe(422);
    expect(await salon.count()).toBe(0);
  });
});

describe('GET /api/Service/by-salon/{salonCode}', () => {
  test('lists services by category, then by name in Turkish order', async () => {
    const salon = app.newSalon();
    const names = [
      'Zülüf',
      'çene',
      'Ilık',
      'Isı',
      'İnce',
      'Cımbız',
      'Ütü',
      'uç',
      'Şekil',
      'Saç',
      'Örgü',
      'Oje',
    ];
    await salon.addMany(names.toReversed().map((name) => ({ ...cut, category: 'Care', name })));
    await salon.add({ name: 'Aa', category: 'Consultation' });
    await salon.add({ name: 'Zz', category: 'Cut' });
    const inOrder = [
      'Cımbız',
      'çene',
      'Ilık',
      'Isı',
      'İnce',
      'Oje',
      'Örgü',
      'Saç',
      'Şekil',
      'uç',
      'Ütü',
      'Zülüf',
    ];
    expect((await salon.list()).map(({ name }) => name)).toEqual(['Zz', ...inOrder, 'Aa']);
  });

  test('is readable for every member, and empty without services', async () => {
    const salonCode = newCode();
    const member = app.as(app.people.member(salonCode));
    expect(await member.call(routes.bySalon, { params: { salonCode } })).toEqual([]);
  });
});

test('GET /api/Service/count-by-salon/{salonCode} counts services that are not deleted', async () => {
  const salon = app.newSalon();
  expect(await salon.count()).toBe(0);
  const [first] = await salon.addMany([cut, careSeries]);
  await salon.add({ active: false });
  await salon.call(routes.remove, { params: { code: first?.code ?? '' } });
  expect(await salon.count()).toBe(2);
});
