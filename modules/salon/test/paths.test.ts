import { salon } from '@ayna/contracts/salon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type SalonApp, salonApp, salonForm } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type TestSalon = Awaited<ReturnType<SalonApp['openSalon']>>;

const generalOf = ({ salon: made }: TestSalon) => {
  const { type, name, path, phone, email, province, district, address, description } = made;
  const { whatsapp, instagram, facebook, tiktok, position } = made;
  const basics = { type, name, path, phone, email, province, district, address, description };
  return { ...basics, whatsapp, instagram, facebook, tiktok, position };
};

const moveTo = async (testSalon: TestSalon, path: string) => {
  const { version } = await app.readSalon(testSalon.owner, testSalon.code);
  return testSalon.owner.call(routes.change, {
    params: { salonCode: testSalon.code },
    body: { version, general: { ...generalOf(testSalon), path } },
  });
};
const check = (path: string, salonCode?: string) =>
  app.outsider().call(routes.checkPath, { query: { path, ...(salonCode && { salonCode }) } });
const byPath = (path: string) => app.visitor.call(routes.byPath, { params: { path } });

describe('GET /api/Salon/check-path', () => {
  test('returns whether a path is free, and suggests a similar free one', async () => {
    expect(await check('bos-adres')).toEqual({ free: true, suggestion: 'bos-adres' });
    const { code } = await app.openSalon(app.person(), { path: 'dolu-adres' });
    expect(await check('dolu-adres')).toEqual({ free: false, suggestion: 'dolu-adres-2' });
    expect(await check('DOLU-adres')).toEqual({ free: false, suggestion: 'dolu-adres-2' });
    await app.openSalon(app.person(), { path: 'dolu-adres-2' });
    expect(await check('dolu-adres')).toEqual({ free: false, suggestion: 'dolu-adres-3' });
    expect(await check('dolu-adres', code)).toEqual({ free: true, suggestion: 'dolu-adres' });
  });

  test('a word of the product’s own URLs is never free', async () => {
    expect(await check('panel')).toEqual({ free: false, suggestion: 'panel-2' });
  });

  test('its suggestion can be taken, however many similar paths are taken', async () => {
    const path = `${'uzun-'.repeat(11)}adres`;
    for (let ending = 0; ending < 3; ending += 1) {
      const { suggestion } = await check(path);
      await app.openSalon(app.person(), { path: suggestion });
    }
    expect(await check(path)).toMatchObject({ free: false });
  });

  test.each(['ab', '9-adres', 'bo$luk', 'x'.repeat(61)])('%s is not a valid path', async (path) => {
    const response = await app.outsider().send(routes.checkPath, { query: { path } });
    expect(response.status).toBe(422);
  });
});

describe('GET /api/Salon/by-path/{path}', () => {
  test('shows the public fields of a published salon to anybody', async () => {
    const { salon: made, code } = await app.openSalon(app.person(), { path: 'vitrin' });
    expect(await byPath('Vitrin')).toEqual({
      code,
      name: made.name,
      type: made.type,
      path: 'vitrin',
      status: 'Published',
      district: 'Kadıköy',
      provinceName: 'İstanbul',
      phone: made.phone,
      address: made.address,
      description: '',
      openingHours: made.openingHours,
      onlineBooking: true,
    });
    await expect(byPath('hic-kimse')).rejects.toMatchObject(refusal(404, 'not-found'));
    await expect(byPath("' or true --")).rejects.toMatchObject(refusal(404, 'not-found'));
  });

  test('an earlier path leads to the salon, and no other salon can take it', async () => {
    const testSalon = await app.openSalon(app.person(), { path: 'ilk-adres' });
    await moveTo(testSalon, 'son-adres');
    expect(await byPath('ilk-adres')).toMatchObject({ code: testSalon.code, path: 'son-adres' });
    expect(await byPath('son-adres')).toMatchObject({ code: testSalon.code, path: 'son-adres' });
    await expect(app.openSalon(app.person(), { path: 'ilk-adres' })).rejects.toMatchObject(
      refusal(409, 'path-taken'),
    );
    expect(await check('ilk-adres')).toMatchObject({ free: false });
    expect(await moveTo(testSalon, 'ilk-adres')).toMatchObject({ path: 'ilk-adres' });
    expect(await byPath('son-adres')).toMatchObject({ path: 'ilk-adres' });
  });

  test('a draft or suspended salon is not found', async () => {
    const { code, owner } = await app.openSalon(app.person(), { path: 'perde' });
    const setStatus = (status: 'Draft' | 'Published' | 'Suspended') =>
      app.admin.call(routes.setStatus, {
        params: { salonCode: code },
        body: { status, reason: 'Adres baska bir isletmenin.' },
      });
    for (const status of ['Draft', 'Suspended'] as const) {
      await setStatus(status);
      await expect(byPath('perde')).rejects.toMatchObject(refusal(404, 'not-found'));
      await expect(owner.call(routes.byPath, { params: { path: 'perde' } })).rejects.toMatchObject(
        refusal(404, 'not-found'),
      );
    }
    await setStatus('Published');
    expect(await byPath('perde')).toMatchObject({ code });
  });
});

describe('attack 20: a path that many want', () => {
  test('of two salons that move to it 30 times at once, one gets it', async () => {
    const [one, other] = [await app.openSalon(), await app.openSalon()];
    const tries = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? one : other));
    await Promise.allSettled(tries.map((testSalon) => moveTo(testSalon, 'kapisilan')));
    const paths = [
      await app.readSalon(one.owner, one.code),
      await app.readSalon(other.owner, other.code),
    ].map(({ path }) => path);
    expect(paths.filter((path) => path === 'kapisilan')).toHaveLength(1);
    const { rows } = await app.database.asAdmin((client) =>
      client.query("select from salon.paths where path = 'kapisilan'"),
    );
    expect(rows).toHaveLength(1);
  });

  test('of a salon that moves to it and one that is created with it, one gets it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const path = `iki-kisilik-${round}`;
      const testSalon = await app.openSalon();
      const results = await Promise.allSettled([
        moveTo(testSalon, path),
        app.person().call(routes.create, { body: salonForm({ path }) }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
