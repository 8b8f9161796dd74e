import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { customersExported } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('the audit log says who took personal data out, of which salon and how much', async () => {
  const [one, salon] = [await app.person(), newCode()];
  const { db } = app.ctxFor('auth');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salon));
  await db.forSalon(key, async (tx) =>
    tx.emit(customersExported, { byCode: one.code, what: 'cards', rows: 312 }),
  );
  await eventually(async () =>
    expect(
      await app.rows("select actor, subject, about_salon, details from auth.audit where action = 'exported'"),
    ).toEqual([
      { actor: one.code, subject: one.code, about_salon: salon, details: '{"what":"cards","rows":312}' },
    ]),
  );
});

const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
type Query = Partial<InputOf<typeof auth.routes.audit>['query']>;
type Person = Awaited<ReturnType<AuthApp['person']>>;

const read = (reader: Person, query: Query = {}) =>
  app.call(auth.routes.audit, { query: { from: today(), to: today(), ...query } }, reader.as);

/** A salon with an owner and somebody else, whose groups the given person changes. */
const changedGroups = async (admin: Person, reason?: string) => {
  const [owner, other, salonCode] = [await app.person(), await app.person(), newCode()];
  await app.own(owner.code, salonCode, 'Administrator');
  await app.grant(other.code, salonCode, 'view-reports');
  const body = { salonCode, groups: ['Administrator' as const], ...(reason && { reason }) };
  await app.call(auth.routes.setGroups, { params: { userId: other.code }, body }, admin.as);
  return { owner, other, salonCode };
};

describe('GET /api/user/audit', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await app.admin();
  });

  test('a change of groups by Admin says who, whom, which salon, before, after and the reason', async () => {
    const { other, salonCode } = await changedGroups(admin, 'Sahibi telefonunu değiştirdi, giremiyor.');
    const { items, next } = await read(admin, { salonCode });
    expect(items.map(({ action }) => action)).toEqual([
      'groups-set',
      'membership-granted',
      'membership-granted',
    ]);
    expect(next).toBeNull();
    expect(items[0]).toEqual({
      code: expect.any(String) as string,
      at: expect.any(String) as string,
      kind: 'rights',
      action: 'groups-set',
      actor: { code: admin.code, name: 'Işıl Kara', role: 'Admin' },
      subject: { code: other.code, name: 'Işıl Kara' },
      salonCode,
      reason: 'Sahibi telefonunu değiştirdi, giremiyor.',
      before: ['view-reports'],
      after: ['Administrator'],
      facts: [{ name: 'staff', value: 'true' }],
      address: '127.0.*.*',
      requestId: expect.any(String) as string,
    });
    expect(items[1]).toMatchObject({ actor: null, reason: null, before: null, after: ['view-reports'] });
  });

  test('is searched by person, reason, code and by salons that the caller found', async () => {
    const { other, salonCode } = await changedGroups(admin, 'Çıkış görüşmesi yapıldı');
    const codes = async (query: Query) =>
      (await read(admin, { kinds: ['rights'], ...query })).items
        .filter((one) => one.salonCode === salonCode && one.action === 'groups-set')
        .map(({ subject }) => subject?.code);
    const [entry] = (await read(admin, { salonCode })).items;
    for (const s of [
      'cikis gorusmesi',
      'ÇIKIŞ',
      other.phone,
      other.code,
      salonCode,
      entry?.code,
      entry?.requestId,
    ])
      expect(await codes({ s: s ?? '' }), s).toEqual([other.code]);
    expect(await codes({ s: 'oje masası' })).toEqual([]);
    expect(await codes({ s: 'oje masası', orSalons: [salonCode, newCode()] })).toEqual([other.code]);
    expect(await codes({ s: '%' })).toEqual([]);
  });

  test('is filtered by kind, actor, staff and system, and counts every kind', async () => {
    const { other, owner, salonCode } = await changedGroups(admin);
    const actions = async (query: Query) =>
      (await read(admin, { salonCode, ...query })).items.map(({ action }) => action);
    expect(await actions({ by: 'system' })).toEqual(['membership-granted', 'membership-granted']);
    expect(await actions({ by: 'staff' })).toEqual(['groups-set']);
    expect(await actions({ actor: admin.code })).toEqual(['groups-set']);
    expect(await actions({ actor: owner.code })).toEqual([]);
    expect(await actions({ kinds: ['data', 'other'] })).toEqual([]);
    expect(await actions({ kinds: ['rights', 'other'] })).toHaveLength(3);
    await app.rows(
      `insert into auth.audit (code, at, action, subject, about_salon, request_id)
       values ($1, now(), 'something-new', $2, $3, 'x')`,
      [newCode(), other.code, salonCode],
    );
    expect(await actions({ kinds: ['other'] })).toEqual(['something-new']);
    expect((await read(admin, { salonCode, kinds: ['data'] })).counts).toEqual([
      { kind: 'rights', count: 3 },
      { kind: 'other', count: 1 },
    ]);
  });

  test('goes on where the page before ended, though entries of one moment have codes in any order', async () => {
    const salonCode = newCode();
    const wanted = Array.from({ length: 7 }, () => newCode())
      .toSorted()
      .toReversed();
    await app.rows(
      `insert into auth.audit (code, at, action, about_salon, request_id)
       select unnest($1::uuid[]), date_trunc('second', now()), 'exported', $2, 'x'`,
      [wanted, salonCode],
    );
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await read(admin, { salonCode, limit: 3, ...(after && { after }) });
      expect(page.counts).toEqual(after ? null : [{ kind: 'data', count: 7 }]);
      found.push(...page.items.map(({ code }) => code));
      after = page.next ?? undefined;
    } while (after);
    expect(found).toEqual(wanted);
  });

  test('days are those of Turkey', async () => {
    const salonCode = newCode();
    await app.rows(
      `insert into auth.audit (code, at, action, about_salon, request_id)
       values ($1, '2026-11-15T20:59:59Z', 'exported', $3, 'x'), ($2, '2026-11-15T21:00:00Z', 'exported', $3, 'x')`,
      [newCode(), newCode(), salonCode],
    );
    const at = async (day: string) =>
      (await read(admin, { salonCode, from: day, to: day })).items.map((one) => one.at);
    expect(await at('2026-11-15')).toEqual(['2026-11-15T20:59:59.000Z']);
    expect(await at('2026-11-16')).toEqual(['2026-11-15T21:00:00.000Z']);
  });

  test('a span of more than 400 days is refused with a sentence that names the limit', async () => {
    const query = { from: '2025-01-01', to: '2026-02-06' };
    const response = await app.send(auth.routes.audit, { query }, admin.as);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { to: expect.stringContaining('400') as string } });
  });

  test('attack: is closed to everybody but Admin', async () => {
    const query = { from: today(), to: today() };
    expect((await app.send(auth.routes.audit, { query })).status).toBe(401);
    expect((await app.send(auth.routes.audit, { query }, (await app.person()).as)).status).toBe(403);
  });
});
