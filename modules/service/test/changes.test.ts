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
  test('changes all of it, and tells of the next version', async () => {
    const salon = app.newSalon();
    const { code, version } = await salon.add();
    const changed = await salon.call(routes.change, { params: { code }, body: { ...balayage, version } });
    expect(changed).toEqual({ ...balayage, code, salonCode: salon.salonCode, version: 2 });
    expect(await salon.list()).toEqual([changed]);
    await eventually(() => expect(salon.told().map((one) => one.version)).toContain(2));
    const back = await salon.call(routes.change, { params: { code }, body: { ...cut, version: 2 } });
    expect(back).toMatchObject({ phases: null, version: 3 });
  });

  test('of two who looked at the same version one is told so', async () => {
    const salon = app.newSalon();
    const { code, version } = await salon.add();
    const answers = await Promise.all(
      [910, 920].map((price) =>
        salon.send(routes.change, { params: { code }, body: { ...cut, price, version } }),
      ),
    );
    const [taken] = answers.filter(({ status }) => status === 200);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(await taken?.json()).toMatchObject({ version: 2 });
    expect(await refused?.json()).toMatchObject({ code: 'conflict' });
  });
});

describe('PATCH /api/Service/{code}', () => {
  test('takes it out of what is offered online, or out of use', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    const offer = (body: object) => salon.call(routes.offer, { params: { code }, body });
    expect(await offer({ online: false })).toMatchObject({ online: false, active: true, version: 2 });
    expect(await offer({ active: false })).toMatchObject({ online: false, active: false, version: 3 });
    expect(await offer({ online: true, active: true })).toMatchObject({ online: true, active: true });
  });

  test('what is as it is said already is no change', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    for (const body of [{}, { online: true }, { online: true, active: true }])
      expect(await salon.call(routes.offer, { params: { code }, body })).toMatchObject({ version: 1 });
  });
});

describe('DELETE /api/Service/{code} and POST /api/Service/restore/{code}', () => {
  test('take it away and bring it back as it was, and tell of both', async () => {
    const salon = app.newSalon();
    const added = await salon.add(balayage);
    const params = { code: added.code };
    for (const _ of [1, 2]) expect(await salon.call(routes.remove, { params })).toEqual({});
    expect(await salon.list()).toEqual([]);
    for (const send of [
      salon.send(routes.one, { params }),
      salon.send(routes.offer, { params, body: { online: false } }),
      salon.send(routes.change, { params, body: { ...cut, version: 2 } }),
    ])
      expect((await send).status).toBe(404);
    for (const _ of [1, 2])
      expect(await salon.call(routes.restore, { params })).toEqual({ ...added, version: 3 });
    expect(await salon.list()).toEqual([{ ...added, version: 3 }]);
    await eventually(() => expect(salon.told()).toHaveLength(3));
    const said = salon.told().toSorted((one, other) => one.version - other.version);
    expect(said.map(({ gone }) => gone)).toEqual([false, true, false]);
  });

  test('what never was cannot be taken away or brought back', async () => {
    const salon = app.newSalon();
    const params = { code: newCode() };
    expect((await salon.send(routes.remove, { params })).status).toBe(404);
    expect((await salon.send(routes.restore, { params })).status).toBe(404);
  });
});
