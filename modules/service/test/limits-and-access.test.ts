import { service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cut, type ServiceApp, serviceApp } from './kit.ts';

const { routes } = service;

let app: ServiceApp;
beforeAll(async () => {
  app = await serviceApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const hundred = Array.from({ length: 100 }, (_, index) => ({ ...cut, name: `Hizmet ${index}` }));

describe('a salon has at most 500 services', () => {
  test('also when many are added at once; a deleted service does not count', async () => {
    const salon = app.newSalon();
    for (const _ of [1, 2, 3, 4]) await salon.addMany(hundred);
    await salon.addMany(hundred.slice(2));
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => salon.add()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const full = { status: 409, body: { code: 'too-many-services' } };
    for (const one of results.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: full });
    expect(await salon.count()).toBe(500);

    const [first] = await salon.list();
    const params = { code: first?.code ?? '' };
    await salon.call(routes.remove, { params });
    await salon.add();
    await expect(salon.call(routes.restore, { params })).rejects.toMatchObject(full);
    expect(await salon.count()).toBe(500);
  });
});

describe('attack 21: another salon', () => {
  test('is neither read nor changed by its salon code', async () => {
    const salon = app.newSalon();
    const { salonCode } = app.newSalon();
    const answers = [
      salon.send(routes.create, { body: { salonCode, ...cut } }),
      salon.send(routes.createMany, { body: { salonCode, services: [cut] } }),
      salon.send(routes.changePrices, {
        body: { salonCode, codes: [newCode()], percent: 1, roundTo: 1 },
      }),
      salon.send(routes.bySalon, { params: { salonCode } }),
      salon.send(routes.countBySalon, { params: { salonCode } }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });

  test('is neither read nor changed by the code of its service', async () => {
    const salon = app.newSalon();
    const other = app.newSalon();
    const theirs = await other.add();
    const params = { code: theirs.code };
    await other.call(routes.remove, { params });
    const beforeTheirs = await other.call(routes.restore, { params });
    const answers = [
      salon.send(routes.byCode, { params }),
      salon.send(routes.change, { params, body: { ...cut, version: beforeTheirs.version } }),
      salon.send(routes.offer, { params, body: { online: false } }),
      salon.send(routes.remove, { params }),
      salon.send(routes.restore, { params }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
    expect(await other.list()).toEqual([beforeTheirs]);
  });
});

test('a member without the right may only read', async () => {
  const salon = app.newSalon();
  const { salonCode } = salon;
  const { code } = await salon.add();
  const member = app.as(app.people.member(salonCode, 'manage-salon', 'Receptionist'));
  const params = { code };
  expect((await member.send(routes.byCode, { params })).status).toBe(200);
  for (const answer of [
    member.send(routes.create, { body: { salonCode, ...cut } }),
    member.send(routes.createMany, { body: { salonCode, services: [cut] } }),
    member.send(routes.changePrices, { body: { salonCode, codes: [code], percent: 1, roundTo: 1 } }),
    member.send(routes.change, { params, body: { ...cut, version: 1 } }),
    member.send(routes.offer, { params, body: {} }),
    member.send(routes.remove, { params }),
    member.send(routes.restore, { params }),
  ])
    expect((await answer).status).toBe(403);
});

describe('for other modules', () => {
  test('GET /internal/service/codes/{salonCode} lists services that are not deleted, active or not', async () => {
    const salon = app.newSalon();
    const [first, second] = await salon.addMany([cut, { ...cut, active: false }, cut]);
    await salon.call(routes.remove, { params: { code: first?.code ?? '' } });
    const params = { salonCode: salon.salonCode };
    const { codes } = await app.ctxFor('employee').call(routes.codes, { params });
    expect(codes).toHaveLength(2);
    expect(codes).toContain(second?.code);
    expect((await salon.send(routes.codes, { params })).status).toBe(404);
  });

  test('GET /internal/service/states pages through the states of all salons, deleted ones too', async () => {
    const mine = [app.newSalon(), app.newSalon()];
    for (const salon of mine) {
      const [first] = await salon.addMany([cut, cut, cut]);
      await salon.call(routes.remove, { params: { code: first?.code ?? '' } });
    }
    const readPage = (after: string | undefined) =>
      app.ctxFor('employee').call(routes.states, { query: { ...(after && { after }), limit: 4 } });
    const states = [];
    for (let page = await readPage(undefined); page.length > 0; ) {
      states.push(...page);
      const last = page.at(-1);
      page = await readPage(`${last?.salonCode}/${last?.state.code}`);
    }
    const keys = states.map(({ salonCode, state }) => `${salonCode}/${state.code}`);
    expect(keys).toEqual(keys.toSorted());
    for (const { salonCode } of mine) {
      const own = states.filter((one) => one.salonCode === salonCode).map(({ state }) => state);
      const versions = own.map(({ gone, version }) => `${gone} ${version}`);
      expect(versions.toSorted()).toEqual(['false 1', 'false 1', 'true 2']);
    }
    expect((await mine[0]?.send(routes.states, { query: { limit: 4 } }))?.status).toBe(404);
  });
});
