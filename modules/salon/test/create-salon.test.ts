import { salon } from '@ayna/contracts/salon';
import { salonOpened } from '@ayna/contracts/salon.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCode, refusal, type SalonApp, salonApp, salonForm, week } from './kit.ts';

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

/** How many times the module has handled `salon.opened` of this salon. */
const countHandled = (code: string): Promise<number> =>
  app.database.asAdmin(async (client) => {
    const { rowCount } = await client.query(
      "select from pgboss.job where name = 'salon.salon.opened' and state = 'completed' and data->'data'->>'code' = $1",
      [code],
    );
    return rowCount ?? 0;
  });

describe('POST /api/Salon', () => {
  test('creates a salon with the fields of the form and defaults for the rest', async () => {
    const owner = app.person();
    const form = salonForm({ path: 'Nehir-Sac', email: 'Nehir@Ornek.com', phone: '0216 111 22 33' });
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
      noShowLadder: false,
      suggestSlots: true,
      createdAt: expect.any(String) as string,
      changedAt: made.createdAt,
      changedBy: 'Işıl Kara',
      suspension: null,
      firstDay: { times: { hours: made.createdAt }, sharedAt: null, closedAt: null },
    });
    expect(await app.readSalon(owner, made.code)).toEqual(made);
  });

  test('starts the trial and makes the Administrator before responding, and emits both events', async () => {
    const { salon: made, code, owner } = await app.openSalon();
    expect(app.fakes.trials).toContain(code);
    expect(app.fakes.granted).toContainEqual({
      person: owner.code,
      salonCode: code,
      groups: ['Administrator'],
    });
    const ofThis = (one: { code: string }) => one.code === code;
    await eventually(() => expect(app.received.opened.filter(ofThis)).toHaveLength(1));
    const { name, lastname, phone } = owner.person;
    expect(app.received.opened.find(ofThis)).toEqual({
      code,
      openingHours: made.openingHours,
      owner: { code: owner.code, name, lastname, phone, email: null, imageUrl: null },
    });
    await eventually(() => expect(app.received.changed.filter(ofThis)).toHaveLength(1));
    const { suspension: _, firstDay: __, createdAt: ___, changedAt: ____, changedBy: _____, ...state } = made;
    expect(app.received.changed.find(ofThis)).toEqual({ ...state, gone: false });
  });

  test('attack 13: stopped between its commit and its calls, it is completed by its own event', async () => {
    const owner = app.person();
    const headers = { 'idempotency-key': newCode() };
    const body = salonForm();
    app.fakes.failsForPeople = true;
    try {
      expect((await owner.send(routes.create, { body }, headers)).status).toBe(500);
      await eventually(() => expect(app.fakes.owned.get(owner.code)).toHaveLength(1));
    } finally {
      app.fakes.failsForPeople = false;
    }
    const [code = ''] = app.fakes.owned.get(owner.code) ?? [];
    expect(app.fakes.trials).toContain(code);
    const again = await owner.send(routes.create, { body }, headers);
    expect([again.status, await readCode(again)]).toEqual([200, code]);
    expect(await rowsOf(owner.code)).toHaveLength(1);
  });

  test('a salon that is complete gets no second grant: rights may have changed since', async () => {
    const { code, owner } = await app.openSalon();
    const handled = (times: number) => eventually(async () => expect(await countHandled(code)).toBe(times));
    await handled(1);
    const granted = () => app.fakes.granted.filter((one) => one.salonCode === code);
    const before = granted().length;
    const event = app.received.opened.find((one) => one.code === code);
    if (!event) throw new Error('salon.opened was not received');
    const { db } = app.ctxFor('salon');
    const key = await db.acrossSalons('emit the event again', async (tx) => tx.keyOf(code));
    await db.forSalon(key, async (tx) => tx.emit(salonOpened, event));
    await handled(2);
    expect(granted()).toHaveLength(before);
    expect(owner.person.groups[code]).toEqual(['Administrator']);
  });

  test('attack 12: the same key returns the same salon, however often and at once; another body is refused', async () => {
    const owner = app.person();
    const headers = { 'idempotency-key': newCode() };
    const body = salonForm();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.send(routes.create, { body }, headers)),
    );
    expect(new Set(await Promise.all(answers.map(readCode))).size).toBe(1);
    expect(await rowsOf(owner.code)).toHaveLength(1);
    const other = await owner.send(routes.create, { body: salonForm() }, headers);
    expect([other.status, await readCode(other)]).toEqual([422, 'key-reused']);
  });

  test('attack 20: of 14 salons that one owner creates at once, ten succeed', async () => {
    const owner = app.person();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => owner.send(routes.create, { body: salonForm() })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409, 409, 409, 409]);
    const late = await owner.send(routes.create, { body: salonForm() });
    expect([late.status, await readCode(late)]).toEqual([409, 'too-many-salons']);
    expect(await rowsOf(owner.code)).toHaveLength(10);
    expect((await app.openSalon()).salon.version).toBe(1);
  });

  test('attack 20: of 30 owners who claim the same path at once, one gets it', async () => {
    const body = salonForm({ path: 'tek-adres' });
    const owners = Array.from({ length: 30 }, () => app.person());
    const answers = await Promise.all(owners.map((owner) => owner.send(routes.create, { body })));
    const codes = await Promise.all(answers.filter(({ status }) => status !== 200).map(readCode));
    expect(codes).toEqual(Array.from({ length: 29 }, () => 'path-taken'));
  });

  test.each([
    [{ province: 34, district: 'Bornova' }, 'unknown-district'],
    [{ province: 12 }, 'unknown-district'],
    [{ path: 'panel' }, 'path-taken'],
    [{ path: 'Randevu' }, 'path-taken'],
  ])('%j is refused with %s', async (more, code) => {
    await expect(app.openSalon(app.person(), more)).rejects.toMatchObject({ body: { code } });
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
    const response = await app.person().send(routes.create, { body: salonForm({ [field]: value }) });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields).join()).toContain(field);
  });

  test('attack 9: owner, status, zone and version sent by a client are ignored', async () => {
    const owner = app.person();
    const forged = { ownerCode: app.outsider().code, status: 'Suspended', zone: 'Asia/Tokyo', version: 9 };
    const body = { ...salonForm(), ...forged, code: newCode() };
    const made = await owner.call(routes.create, { body });
    expect(made).toMatchObject({ ownerCode: owner.code, status: 'Published', version: 1 });
    expect([made.zone, made.code]).not.toContain(body.code);
  });

  test('a visitor without an account is refused', async () => {
    await expect(app.visitor.call(routes.create, { body: salonForm() })).rejects.toMatchObject(
      refusal(401, 'sign-in-needed'),
    );
  });
});
