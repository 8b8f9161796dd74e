import { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Person = ReturnType<SalonApp['person']>;
type BanTarget = { userCode?: string | null; phone?: string | null; until?: string | null };

const banForm = (salonCode: string, target: BanTarget) => ({
  salonCode,
  userCode: null,
  phone: null,
  name: 'Ümit Çakmak',
  reason: 'Üç kez gelmedi',
  until: null,
  ...target,
});
const ban = (who: Person, salonCode: string, target: BanTarget) =>
  who.call(routes.ban, { body: banForm(salonCode, target) });
const lift = (who: Person, salonCode: string, code: string) =>
  who.call(routes.liftBan, { params: { salonCode, code } });
const listBans = (who: Person, salonCode: string) => who.call(routes.bansOfSalon, { params: { salonCode } });
const isBanned = async (who: Person, salonCode: string) =>
  (await who.call(routes.isBanned, { query: { salonCode } })).banned;
const banEvents = (code: string) => app.received.banned.filter((one) => one.code === code);

describe('POST /api/UserBan', () => {
  test('bans an account from this salon and no other, and emits the ban', async () => {
    const [{ code: salonCode, owner }, other] = [await app.openSalon(), await app.openSalon()];
    const customer = app.outsider();
    expect(await isBanned(customer, salonCode)).toBe(false);
    const made = await ban(owner, salonCode, { userCode: customer.code });
    expect(made).toEqual({
      code: expect.any(String) as string,
      userCode: customer.code,
      phone: null,
      name: 'Ümit Çakmak',
      reason: 'Üç kez gelmedi',
      until: null,
      createdAt: expect.stringMatching(/Z$/) as string,
    });
    expect([await isBanned(customer, salonCode), await isBanned(customer, other.code)]).toEqual([
      true,
      false,
    ]);
    await eventually(() => expect(banEvents(made.code)).toHaveLength(1));
    expect(banEvents(made.code)[0]).toEqual({
      code: made.code,
      version: 1,
      gone: false,
      userCode: customer.code,
      phone: null,
      until: null,
      salonCode,
    });
  });

  test('bans a phone in any spelling, and so the account that has verified it', async () => {
    const { code: salonCode, owner } = await app.openSalon();
    const customer = app.outsider();
    const spelled = `0${customer.person.phone.slice(3)}`;
    expect(await ban(owner, salonCode, { phone: spelled })).toMatchObject({ phone: customer.person.phone });
    expect([await isBanned(customer, salonCode), await isBanned(app.outsider(), salonCode)]).toEqual([
      true,
      false,
    ]);
  });

  test('is in force through its last day on the salon’s calendar', async () => {
    const { code: salonCode, owner } = await app.openSalon();
    const customer = app.outsider();
    await ban(owner, salonCode, { userCode: customer.code, until: '2024-05-10' });
    // In the past, because tokens expire by the same clock.
    const at = async (instant: string) => {
      app.clock.ahead = Date.parse(instant) - Date.now();
      try {
        return [await isBanned(customer, salonCode), (await listBans(owner, salonCode)).length];
      } finally {
        app.clock.ahead = 0;
      }
    };
    expect(await at('2024-05-10T20:59:00Z')).toEqual([true, 1]);
    expect(await at('2024-05-10T21:01:00Z')).toEqual([false, 0]);
  });

  test('an unknown account, and a ban without account and phone, are refused', async () => {
    const { code: salonCode, owner } = await app.openSalon();
    await expect(ban(owner, salonCode, { userCode: newCode() })).rejects.toMatchObject(
      refusal(404, 'not-found'),
    );
    await expect(ban(owner, salonCode, {})).rejects.toMatchObject({
      status: 422,
      body: { fields: { phone: expect.any(String) as string } },
    });
    expect(await listBans(owner, salonCode)).toEqual([]);
  });

  test('attack 59: repeated with one key it is one ban', async () => {
    const { code: salonCode, owner } = await app.openSalon();
    const headers = { 'idempotency-key': newCode() };
    const body = banForm(salonCode, { phone: '+905320001122' });
    await Promise.all([1, 2, 3].map(() => owner.send(routes.ban, { body }, headers)));
    expect(await listBans(owner, salonCode)).toHaveLength(1);
  });
});

describe('DELETE /api/UserBan/{salonCode}/{code}', () => {
  test('lifts the ban, keeps the row, and emits one event', async () => {
    const { code: salonCode, owner } = await app.openSalon();
    const customer = app.outsider();
    const { code } = await ban(owner, salonCode, { userCode: customer.code });
    expect(await lift(owner, salonCode, code)).toEqual({});
    expect(await lift(owner, salonCode, code)).toEqual({});
    expect(await isBanned(customer, salonCode)).toBe(false);
    expect(await listBans(owner, salonCode)).toEqual([]);
    await eventually(() => expect(banEvents(code)).toHaveLength(2));
    expect(banEvents(code).toSorted((a, b) => a.version - b.version)).toMatchObject([
      { version: 1, gone: false },
      { version: 2, gone: true, userCode: customer.code },
    ]);
    const { rows } = await app.database.asAdmin((client) =>
      client.query('select gone from salon.bans where code = $1', [code]),
    );
    expect(rows).toEqual([{ gone: true }]);
  });

  test('attack 22: a ban of another salon is not found', async () => {
    const [mine, theirs] = [await app.openSalon(), await app.openSalon()];
    const customer = app.outsider();
    const { code } = await ban(theirs.owner, theirs.code, { userCode: customer.code });
    await expect(lift(mine.owner, mine.code, code)).rejects.toMatchObject(refusal(404, 'not-found'));
    await expect(lift(mine.owner, theirs.code, code)).rejects.toMatchObject(refusal(404, 'not-found'));
    await expect(lift(mine.owner, mine.code, newCode())).rejects.toMatchObject(refusal(404, 'not-found'));
    expect(await isBanned(customer, theirs.code)).toBe(true);
  });
});

describe('GET /api/UserBan/salon/{salonCode} and /user/{salonCode}/{userCode}', () => {
  test('list all bans, newest first, and the bans of one person', async () => {
    const { code: salonCode, owner } = await app.openSalon();
    const [one, other] = [app.outsider(), app.outsider()];
    const first = await ban(owner, salonCode, { userCode: one.code });
    const second = await ban(owner, salonCode, { userCode: other.code, phone: other.person.phone });
    expect(await listBans(owner, salonCode)).toEqual([second, first]);
    const ofUser = (userCode: string) => owner.call(routes.bansOfUser, { params: { salonCode, userCode } });
    expect([await ofUser(one.code), await ofUser(newCode())]).toEqual([[first], []]);
  });

  test('a phone is masked for those who may not see phones', async () => {
    const { code: salonCode, owner } = await app.openSalon();
    const customer = app.outsider();
    await ban(owner, salonCode, { userCode: customer.code, phone: '+905321234596' });
    const phonesFor = async (...groups: string[]) => {
      const who = app.member(salonCode, ...groups);
      const mine = { params: { salonCode, userCode: customer.code } };
      const both = [...(await listBans(who, salonCode)), ...(await who.call(routes.bansOfUser, mine))];
      return both.map(({ phone }) => phone);
    };
    expect(await phonesFor('view-customers')).toEqual(['0532 *** ** 96', '0532 *** ** 96']);
    expect(await phonesFor('view-customers', 'view-customer-phone')).toEqual([
      '+905321234596',
      '+905321234596',
    ]);
  });
});

describe('attack 21: bans of a salon', () => {
  test('are only for its members with the right', async () => {
    const [mine, theirs] = [await app.openSalon(), await app.openSalon()];
    const params = { salonCode: theirs.code, userCode: mine.owner.code, code: newCode() };
    const statuses = async (who: Pick<Person, 'send'>) => {
      const body = banForm(theirs.code, { phone: '+905320001122' });
      const answers = [
        await who.send(routes.ban, { body }),
        await who.send(routes.liftBan, { params }),
        await who.send(routes.bansOfSalon, { params }),
        await who.send(routes.bansOfUser, { params }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statuses(mine.owner)).toEqual([404, 404, 404, 404]);
    expect(await statuses(app.admin)).toEqual([404, 404, 404, 404]);
    expect(await statuses(app.visitor)).toEqual([401, 401, 401, 401]);
    expect(await statuses(app.member(theirs.code, 'view-customers'))).toEqual([403, 403, 200, 200]);
    expect(await statuses(app.member(theirs.code, 'manage-salon'))).toEqual([403, 403, 403, 403]);
    expect(await statuses(app.member(theirs.code, 'Receptionist'))).toEqual([200, 404, 200, 200]);
  });

  test('GET /api/UserBan/is-banned: an unknown salon bans nobody, and a visitor must sign in', async () => {
    expect(await isBanned(app.outsider(), app.unknownSalonCode)).toBe(false);
    expect(
      (await app.visitor.send(routes.isBanned, { query: { salonCode: app.unknownSalonCode } })).status,
    ).toBe(401);
  });
});
