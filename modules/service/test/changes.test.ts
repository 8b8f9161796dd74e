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

describe('PUT /api/Service/{code}', () => {
  test('changes all fields and emits the next version', async () => {
    const salon = app.newSalon();
    const { code, version } = await salon.add();
    const changed = await salon.call(routes.change, { params: { code }, body: { ...balayage, version } });
    expect(changed).toEqual({ ...balayage, code, salonCode: salon.salonCode, version: 2 });
    expect(await salon.list()).toEqual([changed]);
    await eventually(() => expect(salon.events().map((one) => one.version)).toContain(2));
    const back = await salon.call(routes.change, { params: { code }, body: { ...cut, version: 2 } });
    expect(back).toMatchObject({ phases: null, version: 3 });
  });

  test('of two changes of the same version, one is refused as a conflict', async () => {
    const salon = app.newSalon();
    const { code, version } = await salon.add();
    const answers = await Promise.all(
      [910, 920].map((price) =>
        salon.send(routes.change, { params: { code }, body: { ...cut, price, version } }),
      ),
    );
    const [accepted] = answers.filter(({ status }) => status === 200);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(await accepted?.json()).toMatchObject({ version: 2 });
    expect(await refused?.json()).toMatchObject({ code: 'conflict' });
  });
});

describe('PATCH /api/Service/{code}', () => {
  test('switches online booking and use of a service', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const offer = (body: object) => salon.call(routes.offer, { params: { code }, body });
    expect(await offer({ online: false })).toMatchObject({ online: false, active: true, version: 2 });
    expect(await offer({ active: false })).toMatchObject({ online: false, active: false, version: 3 });
    expect(await offer({ online: true, active: true })).toMatchObject({ online: true, active: true });
  });

  test('a value that is set already makes no new version', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    for (const body of [{}, { online: true }, { online: true, active: true }])
      expect(await salon.call(routes.offer, { params: { code }, body })).toMatchObject({ version: 1 });
  });
});

describe('DELETE /api/Service/{code} and POST /api/Service/restore/{code}', () => {
  test('delete a service and restore it as it was, with an event each', async () => {
    const salon = app.newSalon();
    const added = await salon.add(balayage);
    const params = { code: added.code };
    for (const _ of [1, 2]) expect(await salon.call(routes.remove, { params })).toEqual({});
    expect(await salon.list()).toEqual([]);
    for (const send of [
      salon.send(routes.byCode, { params }),
      salon.send(routes.offer, { params, body: { online: false } }),
      salon.send(routes.change, { params, body: { ...cut, version: 2 } }),
    ])
      expect((await send).status).toBe(404);
    for (const _ of [1, 2])
      expect(await salon.call(routes.restore, { params })).toEqual({ ...added, version: 3 });
    expect(await salon.list()).toEqual([{ ...added, version: 3 }]);
    await eventually(() => expect(salon.events()).toHaveLength(3));
    const events = salon.events().toSorted((one, other) => one.version - other.version);
    expect(events.map(({ gone }) => gone)).toEqual([false, true, false]);
  });

  test('an unknown service can’t be deleted or restored', async () => {
    const salon = app.newSalon();
    const params = { code: newCode() };
    expect((await salon.send(routes.remove, { params })).status).toBe(404);
    expect((await salon.send(routes.restore, { params })).status).toBe(404);
  });
});
