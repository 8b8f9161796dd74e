import type { ResponseOf } from '@ayna/contracts/core/contract';
import { salon } from '@ayna/contracts/salon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const codesOf = (cards: readonly { code: string }[]) => cards.map(({ code }) => code);
const all = (query: { page?: number; s?: string; codes?: string } = {}) =>
  app.admin.call(routes.all, { query });

describe('GET /api/Salon/all', () => {
  test('finds a salon by any spelling of its name, location, path or phone', async () => {
    const { code } = await app.openSalon(app.person(), {
      name: 'Işıltı Güzellik Evi',
      path: 'isilti-guzellik',
      phone: '+902164445566',
      district: 'Şişli',
    });
    for (const s of [
      'işıltı',
      'ISILTI güzellik',
      'isilti-guz',
      'sisli isilti',
      '0216 444 55 66',
      'istanbul isilti',
    ])
      expect(codesOf((await all({ s })).items), s).toContain(code);
    for (const s of ['isilti bornova', '%', '_silti', "' or 1=1"])
      expect((await all({ s })).totalCount, s).toBe(0);
  });

  test('returns pages of 20 from page 0, newest first', async () => {
    const name = 'Sayfalı Kuaför';
    const made: string[] = [];
    for (let owner = 0; owner < 21; owner += 1) made.push((await app.openSalon(app.person(), { name })).code);
    const first = await all({ s: 'sayfali' });
    expect(first).toMatchObject({ totalCount: 21, pageCount: 2 });
    const second = await all({ s: 'sayfali', page: 1 });
    expect([...codesOf(first.items), ...codesOf(second.items)]).toEqual(made.toReversed());
    expect((await all({ s: 'sayfali', page: 2 })).items).toEqual([]);
  });

  test('filters by the given codes', async () => {
    const [one, other] = [await app.openSalon(), await app.openSalon()];
    const { items, totalCount } = await all({ codes: `${one.code},${other.code},x` });
    expect([new Set(codesOf(items)), totalCount]).toEqual([new Set([one.code, other.code]), 2]);
    expect(await all({ codes: '' })).toEqual({
      items: [],
      totalCount: 0,
      pageCount: 0,
      counts: { trial: 0, active: 0, expired: 0, suspended: 0 },
    });
  });

  test('attack 25: is for Admin alone', async () => {
    const { owner } = await app.openSalon();
    expect((await owner.send(routes.all, { query: {} })).status).toBe(403);
    expect((await app.visitor.send(routes.all, { query: {} })).status).toBe(401);
  });
});

describe('GET /api/Salon/by-owner and /mine', () => {
  test('list the salons that a person owns, and those that the person belongs to', async () => {
    const owner = app.person();
    const [first, second] = [await app.openSalon(owner), await app.openSalon(owner)];
    const foreign = await app.openSalon();
    const card = {
      code: first.code,
      name: first.salon.name,
      type: 'HairSalon',
      path: first.salon.path,
      status: 'Published',
      district: 'Kadıköy',
      provinceName: 'İstanbul',
    };
    expect((await owner.call(routes.byOwner, {}))[0]).toEqual(card);
    expect(codesOf(await owner.call(routes.byOwner, {}))).toEqual([first.code, second.code]);
    app.fakes.owned.set(owner.code, [foreign.code, first.code, app.unknownSalonCode]);
    expect(codesOf(await owner.call(routes.mine, {}))).toEqual([foreign.code, first.code]);
    const nobody = app.outsider();
    expect([await nobody.call(routes.byOwner, {}), await nobody.call(routes.mine, {})]).toEqual([[], []]);
    expect((await app.visitor.send(routes.mine, {})).status).toBe(401);
  });
});

type Listed = ResponseOf<typeof routes.states>[number];

describe('between modules', () => {
  test('GET /internal/salon/card/{salonCode} returns what a message needs', async () => {
    const { salon: made, code } = await app.openSalon();
    const readCard = (salonCode: string) =>
      app.ctxFor('employee').call(routes.card, { params: { salonCode } });
    expect(await readCard(code)).toEqual({
      code,
      name: made.name,
      type: made.type,
      path: made.path,
      status: 'Published',
      district: 'Kadıköy',
      provinceName: 'İstanbul',
    });
    await expect(readCard(app.unknownSalonCode)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('GET /internal/salon/states lists every salon once, a page at a time', async () => {
    const { salon: made, code } = await app.openSalon();
    const { totalCount } = await all();
    const seen: Listed[] = [];
    for (let more = true; more; ) {
      const last = seen.at(-1);
      const after = last && `${last.salonCode}/${last.state.code}`;
      const page = await app.ctxFor('employee').call(routes.states, { query: { after, limit: 7 } });
      seen.push(...page);
      more = page.length === 7;
    }
    const codes = seen.map(({ salonCode }) => salonCode);
    expect(codes).toEqual(codes.toSorted());
    expect(new Set(codes).size).toBe(totalCount);
    expect(seen.map(({ state }) => state.code)).toEqual(codes);
    const { suspension: _, firstDay: __, createdAt: ___, changedAt: ____, changedBy: _____, ...state } = made;
    expect(seen.find(({ salonCode }) => salonCode === code)?.state).toEqual({ ...state, gone: false });
  });

  test('neither route exists for a caller outside the platform', async () => {
    const { code, owner } = await app.openSalon();
    expect((await owner.send(routes.card, { params: { salonCode: code } })).status).toBe(404);
    expect((await app.admin.send(routes.states, { query: { limit: 5 } })).status).toBe(404);
  });
});

test('openings are counted from the midnight of Turkey on', async () => {
  const openings = async () => (await app.admin.call(routes.openings, {})).days;
  const [first] = await openings();
  const { code } = await app.openSalon();
  const openedAt = (time: string) =>
    app.database.asAdmin((client) =>
      client.query(`update salon.salons set created_at = $2 where salon_code = $1`, [code, time]),
    );
  const midnight = Date.parse(`${first?.date}T00:00:00+03:00`);
  await openedAt(new Date(midnight).toISOString());
  expect((await openings())[0]).toEqual({ date: first?.date, count: 1 });
  await openedAt(new Date(midnight - 1_000).toISOString());
  expect((await openings())[0]).toEqual({ date: first?.date, count: 0 });
});
