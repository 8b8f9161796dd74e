import { salon } from '@ayna/contracts/salon';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type SalonApp, salonApp, week } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Person = ReturnType<SalonApp['person']>;

const general = {
  type: 'BarberShop' as const,
  name: 'Köşe Berberi',
  phone: '+902324445566',
  email: 'kose@ornek.com',
  province: 35,
  district: 'Urla',
  address: 'Çarşı Sokak No: 3',
  description: 'Sıcak havlu, iyi sohbet.',
  whatsapp: '+905321112233',
  instagram: '@kose.berberi',
  facebook: null,
  tiktok: 'koseberberi',
  position: { latitude: 38.3229, longitude: 26.7672 },
};
const hours = {
  openingHours: week('10:00:00', '02:00:00'),
  closedDays: [{ from: '2026-12-31', to: '2027-01-01', reason: 'Yılbaşı' }],
  holidays: 'open' as const,
  holidayChoices: [{ date: '2027-03-10', as: 'short' as const, openTime: '10:00:00', closeTime: '14:00:00' }],
};
const rules = {
  onlineBooking: false,
  approval: 'manual' as const,
  cancelMinutes: 60,
  leadMinutes: 0,
  aheadDays: 30,
  slotStep: 20 as const,
  remindDayBefore: false,
  remindTwoHours: true,
  waitingList: true,
  anyEmployee: false,
  noShowLadder: true,
  suggestSlots: false,
};

const change = (who: Person, salonCode: string, body: object) =>
  who.call(routes.change, { params: { salonCode }, body: body as never });
const setStatus = (
  who: Pick<Person, 'call'>,
  salonCode: string,
  status: 'Draft' | 'Published' | 'Suspended',
) =>
  who.call(routes.setStatus, {
    params: { salonCode },
    body: { status, reason: 'Adres baska bir isletmenin.' },
  });
const versionsOf = (code: string) =>
  app.received.changed.filter((one) => one.code === code).map(({ version }) => version);

describe('PATCH /api/Salon/{salonCode}', () => {
  test('changes each part by itself, keeps the rest, and emits the whole salon', async () => {
    const { salon: made, code, owner } = await app.openSalon();
    const manager = app.member(code, 'manage-salon');
    const first = await change(manager, code, { version: 1, general: { ...general, path: made.path } });
    expect(first).toEqual({
      ...made,
      ...general,
      version: 2,
      provinceName: 'İzmir',
      changedAt: first.changedAt,
      changedBy: 'Volkan Şen',
    });
    const second = await change(owner, code, { version: 2, hours });
    expect(second).toEqual({
      ...first,
      ...hours,
      version: 3,
      changedAt: second.changedAt,
      changedBy: 'Işıl Kara',
    });
    const third = await change(owner, code, { version: 3, rules });
    expect(third).toEqual({ ...second, ...rules, version: 4, changedAt: third.changedAt });
    expect(await app.readSalon(owner, code)).toEqual(third);
    await eventually(() => expect(new Set(versionsOf(code))).toEqual(new Set([1, 2, 3, 4])));
    const {
      suspension: _,
      firstDay: __,
      createdAt: ___,
      changedAt: ____,
      changedBy: _____,
      ...state
    } = third;
    expect(app.received.changed.find((one) => one.code === code && one.version === 4)).toEqual({
      ...state,
      gone: false,
    });
  });

  test('a version that is not the current one changes nothing; of ten changes at once one succeeds', async () => {
    const { code, owner } = await app.openSalon();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => change(owner, code, { version: 1, rules })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(change(owner, code, { version: 1, rules })).rejects.toMatchObject(refusal(409, 'conflict'));
    expect((await app.readSalon(owner, code)).version).toBe(2);
  });

  test('an unknown district and the path of another salon are refused, and nothing is saved', async () => {
    const { salon: made, code, owner } = await app.openSalon();
    const { salon: other } = await app.openSalon();
    const changeGeneral = (more: object) =>
      change(owner, code, { version: 1, general: { ...general, path: made.path, ...more }, rules });
    await expect(changeGeneral({ district: 'Kadıköy' })).rejects.toMatchObject(
      refusal(422, 'unknown-district'),
    );
    await expect(changeGeneral({ path: other.path })).rejects.toMatchObject(refusal(409, 'path-taken'));
    await expect(changeGeneral({ path: 'profil' })).rejects.toMatchObject(refusal(409, 'path-taken'));
    expect(await app.readSalon(owner, code)).toEqual(made);
  });

  test('attack 41: script in a salon’s texts comes back as the text it is', async () => {
    const { salon: made, code, owner } = await app.openSalon();
    const script = '<script>alert(1)</script>';
    const texts = {
      name: script,
      address: `${script} & "x"`,
      description: `<img src=x onerror=y>\n${script}`,
    };
    const changed = await change(owner, code, {
      version: 1,
      general: { ...general, ...texts, path: made.path },
      hours: { ...hours, closedDays: [{ from: '2026-12-31', to: '2026-12-31', reason: script }] },
    });
    expect(changed).toMatchObject({ ...texts, closedDays: [{ reason: script }] });
    const response = await app.visitor.send(routes.byPath, { params: { path: made.path } });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject(texts);
  });

  test('attack 9: fields that only the platform sets are ignored when a client sends them', async () => {
    const { salon: made, code, owner } = await app.openSalon();
    const forged = { status: 'Suspended', ownerCode: app.outsider().code, zone: 'Asia/Tokyo' };
    const changed = await change(owner, code, {
      version: 1,
      ...forged,
      general: { ...general, path: made.path, ...forged },
    });
    expect(changed).toMatchObject({ status: 'Published', ownerCode: owner.code, zone: 'Europe/Istanbul' });
  });

  test.each([
    ['general.instagram', { general: { ...general, path: 'adres', instagram: 'javascript:alert(1)' } }],
    [
      'general.position',
      { general: { ...general, path: 'adres', position: { latitude: 91, longitude: 0 } } },
    ],
    [
      'hours.closedDays',
      { hours: { ...hours, closedDays: [{ from: '2027-01-02', to: '2027-01-01', reason: '' }] } },
    ],
    [
      'hours.holidayChoices',
      {
        hours: {
          ...hours,
          holidayChoices: [{ date: '2027-01-01', as: 'short', openTime: null, closeTime: null }],
        },
      },
    ],
    ['rules.slotStep', { rules: { ...rules, slotStep: 7 } }],
    ['rules.aheadDays', { rules: { ...rules, aheadDays: 0 } }],
  ])('a wrong %s is refused', async (field, part) => {
    const { code, owner } = await app.openSalon();
    const response = await owner.send(routes.change, {
      params: { salonCode: code },
      body: { version: 1, ...part },
    });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).join()).toContain(field);
  });

  test('attack 21: needs the manage-salon right in this salon', async () => {
    const [mine, theirs] = [await app.openSalon(), await app.openSalon()];
    const input = (salonCode: string) => ({ params: { salonCode }, body: { version: 1, rules } });
    const status = async (who: Pick<Person, 'send'>, salonCode: string) =>
      (await who.send(routes.change, input(salonCode))).status;
    expect(await status(mine.owner, theirs.code)).toBe(404);
    expect(await status(mine.owner, app.unknownSalonCode)).toBe(404);
    expect(await status(app.member(mine.code, 'manage-employees', 'Receptionist'), mine.code)).toBe(403);
    expect(await status(app.admin, mine.code)).toBe(404);
    expect(await status(app.visitor, mine.code)).toBe(401);
    expect((await app.readSalon(theirs.owner, theirs.code)).version).toBe(1);
  });
});

describe('GET /api/Salon/{salonCode}', () => {
  test('attack 21: is for members alone', async () => {
    const { code } = await app.openSalon();
    const status = async (who: Pick<Person, 'send'>) =>
      (await who.send(routes.byCode, { params: { salonCode: code } })).status;
    expect(await status(app.member(code))).toBe(200);
    expect([await status(app.outsider()), await status(app.admin), await status(app.visitor)]).toEqual([
      404, 404, 401,
    ]);
  });
});

describe('PATCH /api/Salon/status/{salonCode}', () => {
  test('members publish and unpublish; a repeated status emits no second event', async () => {
    const { code, owner } = await app.openSalon();
    expect(await setStatus(app.member(code, 'manage-salon'), code, 'Draft')).toEqual({});
    await setStatus(owner, code, 'Draft');
    expect(await app.readSalon(owner, code)).toMatchObject({
      status: 'Draft',
      version: 2,
      changedBy: 'Volkan Şen',
    });
    await setStatus(owner, code, 'Published');
    expect(await app.readSalon(owner, code)).toMatchObject({ status: 'Published', version: 3 });
    await eventually(() => expect(versionsOf(code).toSorted((a, b) => a - b)).toEqual([1, 2, 3]));
  });

  test('only Admin suspends a salon and lifts the suspension', async () => {
    const { code, owner } = await app.openSalon();
    await expect(setStatus(owner, code, 'Suspended')).rejects.toMatchObject(refusal(403, 'not-allowed'));
    await setStatus(app.admin, code, 'Suspended');
    for (const status of ['Draft', 'Published', 'Suspended'] as const)
      await expect(setStatus(owner, code, status)).rejects.toMatchObject(refusal(403, 'suspended'));
    expect(await app.readSalon(owner, code)).toMatchObject({ status: 'Suspended', changedBy: null });
    await setStatus(app.admin, code, 'Published');
    expect((await app.readSalon(owner, code)).status).toBe('Published');
  });

  test('attack 21: is refused to outsiders and to members without the right', async () => {
    const { code } = await app.openSalon();
    await expect(setStatus(app.outsider(), code, 'Draft')).rejects.toMatchObject({ status: 404 });
    await expect(setStatus(app.member(code, 'Receptionist'), code, 'Draft')).rejects.toMatchObject({
      status: 403,
    });
    await expect(setStatus(app.admin, app.unknownSalonCode, 'Draft')).rejects.toMatchObject({ status: 404 });
  });
});
