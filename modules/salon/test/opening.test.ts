import { salon } from '@ayna/contracts/salon';
import { salonOpened } from '@ayna/contracts/salon.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, formOf, refused, type SalonApp, salonApp, week } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const rowsOf = (owner: string): Promise<unknown[]> =>
  app.database.asAdmin(
    async (client) => (await client.query('select 1 from salon.salons where owner_code = $1', [owner])).rows,
  );

/** How often the module has done what its own event asks of it. */
const settledOf = (code: string): Promise<number> =>
  app.database.asAdmin(async (client) => {
    const { rowCount } = await client.query(
      "select from pgboss.job where name = 'salon.salon.opened' and state = 'completed' and data->'data'->>'code' = $1",
      [code],
    );
    return rowCount ?? 0;
  });

describe('POST /api/Salon', () => {
  test('opens a salon with what was asked and what nobody asked', async () => {
    const owner = app.person();
    const form = formOf({ path: 'Nehir-Sac', email: 'Nehir@Ornek.com', phone: '0216 111 22 33' });
    const made = await owner.call(routes.create, { body: form });
    expect(made).toEqual({
      ...form,
      path: 'nehir-sac',
      email: 'nehir@ornek.com',
      phone: '+902161112233',
      code: expect.any(String) as string,
      version: 1,
      status: 'Published',
      ownerCode: owner.code,
      zone: 'Europe/Istanbul',
      provinceName: 'İstanbul',
      description: '',
      whatsapp: null,
      instagram: null,
      facebook: null,
      tiktok: null,
      position: null,
      closedDays: [],
      holidayChoices: [],
      onlineBooking: true,
      approval: 'auto',
      cancelMinutes: 180,
      leadMinutes: 30,
      aheadDays: 60,
      slotStep: 15,
      remindDayBefore: true,
      remindTwoHours: false,
      waitingList: false,
      anyEmployee: true,
      createdAt: expect.any(String) as string,
      changedAt: made.createdAt,
      changedBy: 'Işıl Kara',
    });
    expect(await app.one(owner, made.code)).toEqual(made);
  });

  test('has its trial and its Administrator before it is answered, and is told of', async () => {
    const { salon: made, code, owner } = await app.open();
    expect(app.stage.trials).toContain(code);
    expect(app.stage.granted).toContainEqual({
      person: owner.code,
      salonCode: code,
      groups: ['Administrator'],
    });
    const ofThis = (one: { code: string }) => one.code === code;
    await eventually(() => expect(app.heard.opened.filter(ofThis)).toHaveLength(1));
    const { name, lastname, phone } = owner.person;
    expect(app.heard.opened.find(ofThis)).toEqual({
      code,
      openingHours: made.openingHours,
      owner: { code: owner.code, name, lastname, phone, email: null, imageUrl: null },
    });
    await eventually(() => expect(app.heard.changed.filter(ofThis)).toHaveLength(1));
    const { createdAt: _, changedAt: __, changedBy: ___, ...shown } = made;
    expect(app.heard.changed.find(ofThis)).toEqual({ ...shown, gone: false });
  });

  test('attack 13: stopped between its commit and its asking, it is settled by what it said', async () => {
    const owner = app.person();
    const headers = { 'idempotency-key': newCode() };
    const body = formOf();
    app.stage.stopped = true;
    try {
      expect((await owner.send(routes.create, { body }, headers)).status).toBe(500);
      await eventually(() => expect(app.stage.owned.get(owner.code)).toHaveLength(1));
    } finally {
      app.stage.stopped = false;
    }
    const [code = ''] = app.stage.owned.get(owner.code) ?? [];
    expect(app.stage.trials).toContain(code);
    const again = await owner.send(routes.create, { body }, headers);
    expect([again.status, await codeOf(again)]).toEqual([200, code]);
    expect(await rowsOf(owner.code)).toHaveLength(1);
  });

  test('what was settled already is not granted anew: rights may have changed since', async () => {
    const { code, owner } = await app.open();
    const settled = (times: number) => eventually(async () => expect(await settledOf(code)).toBe(times));
    await settled(1);
    const granted = () => app.stage.granted.filter((one) => one.salonCode === code);
    const before = granted().length;
    const told = app.heard.opened.find((one) => one.code === code);
    if (!told) throw new Error('nothing was told');
    const { db } = app.ctxFor('salon');
    const key = await db.acrossSalons('told once more', async (tx) => tx.keyOf(code));
    await db.forSalon(key, (tx) => tx.emit(salonOpened, told));
    await settled(2);
    expect(granted()).toHaveLength(before);
    expect(owner.person.groups[code]).toEqual(['Administrator']);
  });

  test('attack 12: the same key answers the same salon, however often and at once; another body is refused', async () => {
    const owner = app.person();
    const headers = { 'idempotency-key': newCode() };
    const body = formOf();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.send(routes.create, { body }, headers)),
    );
    expect(new Set(await Promise.all(answers.map(codeOf))).size).toBe(1);
    expect(await rowsOf(owner.code)).toHaveLength(1);
    const other = await owner.send(routes.create, { body: formOf() }, headers);
    expect([other.status, await codeOf(other)]).toEqual([422, 'key-reused']);
  });

  test('attack 20: of 14 salons that one owner opens at once, ten are', async () => {
    const owner = app.person();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => owner.send(routes.create, { body: formOf() })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409, 409, 409, 409]);
    const late = await owner.send(routes.create, { body: formOf() });
    expect([late.status, await codeOf(late)]).toEqual([409, 'too-many-salons']);
    expect(await rowsOf(owner.code)).toHaveLength(10);
    expect((await app.open()).salon.version).toBe(1);
  });

  test('attack 20: of 30 owners who want the same address at once, one has it', async () => {
    const body = formOf({ path: 'tek-adres' });
    const owners = Array.from({ length: 30 }, () => app.person());
    const answers = await Promise.all(owners.map((owner) => owner.send(routes.create, { body })));
    const codes = await Promise.all(answers.filter(({ status }) => status !== 200).map(codeOf));
    expect(codes).toEqual(Array.from({ length: 29 }, () => 'path-taken'));
  });

  test.each([
    [{ province: 34, district: 'Bornova' }, 'unknown-district'],
    [{ province: 12 }, 'unknown-district'],
    [{ path: 'panel' }, 'path-taken'],
    [{ path: 'Randevu' }, 'path-taken'],
  ])('%j is refused with %s', async (more, code) => {
    await expect(app.open(app.person(), more)).rejects.toMatchObject({ body: { code } });
  });

  test.each([
    ['path', '2-kuafor'],
    ['path', 'kuaför'],
    ['path', 'a--b'],
    ['path', '../panel'],
    ['name', 'x'],
    ['name', 'Nehir\nBcc: x@y.z'],
    ['phone', '123'],
    ['province', 82],
    ['type', 'Bakkal'],
    ['openingHours', [{ day: 'Monday', openTime: '25:00', closeTime: '19:00' }]],
    ['openingHours', [...week(), ...week()]],
  ])('a %s of %j is refused', async (field, value) => {
    const response = await app.person().send(routes.create, { body: formOf({ [field]: value }) });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields).join()).toContain(field);
  });

  test('attack 9: what a client says of owner, status, zone and version is not listened to', async () => {
    const owner = app.person();
    const said = { ownerCode: app.stranger().code, status: 'Suspended', zone: 'Asia/Tokyo', version: 9 };
    const body = { ...formOf(), ...said, code: newCode() };
    const made = await owner.call(routes.create, { body });
    expect(made).toMatchObject({ ownerCode: owner.code, status: 'Published', version: 1 });
    expect([made.zone, made.code]).not.toContain(body.code);
  });

  test('nobody opens one without an account', async () => {
    await expect(app.visitor.call(routes.create, { body: formOf() })).rejects.toMatchObject(
      refused(401, 'sign-in-needed'),
    );
  });
});
