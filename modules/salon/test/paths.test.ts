import { salon } from '@ayna/contracts/salon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf, refused, type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Opened = Awaited<ReturnType<SalonApp['open']>>;

const generalOf = ({ salon: made }: Opened) => {
  const { type, name, path, phone, email, province, district, address, description } = made;
  const { whatsapp, instagram, facebook, tiktok, position } = made;
  const face = { type, name, path, phone, email, province, district, address, description };
  return { ...face, whatsapp, instagram, facebook, tiktok, position };
};

const moveTo = async (opened: Opened, path: string) => {
  const { version } = await app.one(opened.owner, opened.code);
  return opened.owner.call(routes.change, {
    params: { salonCode: opened.code },
    body: { version, general: { ...generalOf(opened), path } },
  });
};
const check = (path: string, salonCode?: string) =>
  app.stranger().call(routes.checkPath, { query: { path, ...(salonCode && { salonCode }) } });
const byPath = (path: string) => app.visitor.call(routes.byPath, { params: { path } });

describe('GET /api/Salon/check-path', () => {
  test('says whether an address is free, and one like it that is', async () => {
    expect(await check('bos-adres')).toEqual({ free: true, suggestion: 'bos-adres' });
    const { code } = await app.open(app.person(), { path: 'dolu-adres' });
    expect(await check('dolu-adres')).toEqual({ free: false, suggestion: 'dolu-adres-2' });
    expect(await check('DOLU-adres')).toEqual({ free: false, suggestion: 'dolu-adres-2' });
    await app.open(app.person(), { path: 'dolu-adres-2' });
    expect(await check('dolu-adres')).toEqual({ free: false, suggestion: 'dolu-adres-3' });
    expect(await check('dolu-adres', code)).toEqual({ free: true, suggestion: 'dolu-adres' });
  });

  test('a word of our own addresses is free for nobody', async () => {
    expect(await check('panel')).toEqual({ free: false, suggestion: 'panel-2' });
  });

  test('what it suggests can be taken, however many are', async () => {
    const path = `${'uzun-'.repeat(11)}adres`;
    for (let ending = 0; ending < 3; ending += 1) {
      const { suggestion } = await check(path);
      await app.open(app.person(), { path: suggestion });
    }
    expect(await check(path)).toMatchObject({ free: false });
  });

  test.each(['ab', '9-adres', 'bo$luk', 'x'.repeat(61)])('%s is no address', async (path) => {
    const response = await app.stranger().send(routes.checkPath, { query: { path } });
    expect(response.status).toBe(422);
  });
});

describe('GET /api/Salon/by-path/{path}', () => {
  test('shows a published salon to anybody, and nothing of its insides', async () => {
    const { salon: made, code } = await app.open(app.person(), { path: 'vitrin' });
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
    await expect(byPath('hic-kimse')).rejects.toMatchObject(refused(404, 'not-found'));
    await expect(byPath("' or true --")).rejects.toMatchObject(refused(404, 'not-found'));
  });

  test('an earlier address leads to the present one, and nobody else can take it', async () => {
    const opened = await app.open(app.person(), { path: 'ilk-adres' });
    await moveTo(opened, 'son-adres');
    expect(await byPath('ilk-adres')).toMatchObject({ code: opened.code, path: 'son-adres' });
    expect(await byPath('son-adres')).toMatchObject({ code: opened.code, path: 'son-adres' });
    await expect(app.open(app.person(), { path: 'ilk-adres' })).rejects.toMatchObject(
      refused(409, 'path-taken'),
    );
    expect(await check('ilk-adres')).toMatchObject({ free: false });
    expect(await moveTo(opened, 'ilk-adres')).toMatchObject({ path: 'ilk-adres' });
    expect(await byPath('son-adres')).toMatchObject({ path: 'ilk-adres' });
  });

  test('a salon that is a draft or suspended is not there', async () => {
    const { code, owner } = await app.open(app.person(), { path: 'perde' });
    const turn = (status: 'Draft' | 'Published' | 'Suspended') =>
      app.admin.call(routes.setStatus, { params: { salonCode: code }, body: { status } });
    for (const status of ['Draft', 'Suspended'] as const) {
      await turn(status);
      await expect(byPath('perde')).rejects.toMatchObject(refused(404, 'not-found'));
      await expect(owner.call(routes.byPath, { params: { path: 'perde' } })).rejects.toMatchObject(
        refused(404, 'not-found'),
      );
    }
    await turn('Published');
    expect(await byPath('perde')).toMatchObject({ code });
  });
});

describe('attack 20: an address that many want', () => {
  test('of two salons that move to it 30 times at once, one has it', async () => {
    const [one, other] = [await app.open(), await app.open()];
    const tries = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? one : other));
    await Promise.allSettled(tries.map((opened) => moveTo(opened, 'kapisilan')));
    const paths = [await app.one(one.owner, one.code), await app.one(other.owner, other.code)].map(
      ({ path }) => path,
    );
    expect(paths.filter((path) => path === 'kapisilan')).toHaveLength(1);
    const { rows } = await app.database.asAdmin((client) =>
      client.query("select from salon.paths where path = 'kapisilan'"),
    );
    expect(rows).toHaveLength(1);
  });

  test('one that moves there and one that opens there do not both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const path = `iki-kisilik-${round}`;
      const opened = await app.open();
      const results = await Promise.allSettled([
        moveTo(opened, path),
        app.person().call(routes.create, { body: formOf({ path }) }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
