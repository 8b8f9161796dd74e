import type { Photo } from '@ayna/contracts/file';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blobOf, DAY_MS, type FileApp, fileApp, routes } from './kit.ts';
import { blankPng, jpeg, png, webp } from './pictures.ts';

let app: FileApp;
beforeAll(async () => {
  app = await fileApp();
});
beforeEach(() => {
  app.clock.ahead = 0;
});
afterAll(() => app[Symbol.asyncDispose]());

const dataOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe('POST /api/File/content', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('stores a %s in three sizes, as WebP', async (_, draw) => {
    const salon = app.newSalon();
    const photo = await salon.add('Work', blobOf(await draw(1600, 1200)));
    expect(photo).toMatchObject({ album: 'Work', caption: '', cover: false, width: 1280, height: 960 });
    const widths = { small: 160, medium: 480, large: 1280 };
    for (const size of ['small', 'medium', 'large'] as const) {
      const data = await dataOf(await app.image(photo.code, size));
      expect(data).toMatchObject({ format: 'webp', width: widths[size], height: widths[size] * 0.75 });
    }
    expect(photo.imageUrl).toBe(`/api/File/image/${photo.code}/medium`);
    expect(salon.ledger.spent).toEqual(new Set([photo.code]));
  });

  test('enlarges no picture, and limits the height to four times the width', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add('Salon', blobOf(await png(100, 50)));
    for (const size of ['small', 'medium', 'large'] as const)
      expect(await dataOf(await app.image(code, size))).toMatchObject({ width: 100, height: 50 });
    const tall = await salon.add('Salon', blobOf(blankPng(400, 16_000)));
    expect(tall.height).toBe(5120);
  });

  test('adds each photo after the others and emits an event', async () => {
    const salon = app.newSalon();
    const codes = [(await salon.add()).code, (await salon.add()).code];
    expect(await salon.codes()).toEqual(codes);
    await eventually(() =>
      expect(salon.events()).toEqual(
        expect.arrayContaining(
          codes.map((code) => ({
            code,
            version: 1,
            gone: false,
            purpose: 'content',
            imageUrl: `/api/File/image/${code}/medium`,
          })),
        ),
      ),
    );
  });

  test('is refused if the quota is full or the package has ended; nothing stays spent', async () => {
    const salon = app.newSalon(1);
    await salon.add();
    await expect(salon.add()).rejects.toMatchObject({ status: 409, body: { code: 'quota-full' } });
    salon.ledger.over = true;
    await expect(salon.add()).rejects.toMatchObject({ status: 403, body: { code: 'package-needed' } });
    expect(salon.ledger.spent.size).toBe(1);
    expect(await salon.codes()).toHaveLength(1);
    expect(
      await app.rows('select from file.open_spendings where salon_code = $1', [salon.salonCode]),
    ).toEqual([]);
  });

  test('attack 20: of 20 at once on a quota of 5, exactly 5 are stored', async () => {
    const salon = app.newSalon(5);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => salon.add()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await salon.codes()).toHaveLength(5);
    expect(salon.ledger.spent.size).toBe(5);
  });

  test('attack 21: into a foreign salon is 404, and spends nothing there', async () => {
    const [salon, other] = [app.newSalon(), app.newSalon()];
    const add = other.call(routes.addPhoto, {
      query: { salonCode: salon.salonCode, album: 'Salon' },
      file: app.small,
    });
    await expect(add).rejects.toMatchObject({ status: 404 });
    expect(salon.ledger.spent.size).toBe(0);
  });
});

describe('POST /api/File/announcement', () => {
  test('counts against the quota, and is not listed with the photos of the page', async () => {
    const salon = app.newSalon(1);
    const { salonCode } = salon;
    const picture = await salon.call(routes.announcementPicture, { query: { salonCode }, file: app.small });
    expect(picture).toMatchObject({ width: 40, height: 30 });
    expect((await app.image(picture.code, 'large')).status).toBe(200);
    expect(await salon.list()).toEqual([]);
    await expect(salon.add()).rejects.toMatchObject({ body: { code: 'quota-full' } });
    await eventually(() => expect(salon.events()).toMatchObject([{ purpose: 'announcement' }]));
    await salon.call(routes.removePhoto, { params: { code: picture.code } });
    expect(salon.ledger.spent.size).toBe(0);
  });
});

describe('GET /api/File/content/:salonCode', () => {
  test('is for members with any rights; attack 21: and for nobody else', async () => {
    const salon = app.newSalon();
    await salon.add();
    const params = { salonCode: salon.salonCode };
    const reader = app.as(app.people.member(salon.salonCode));
    expect(await reader.call(routes.photos, { params })).toHaveLength(1);
    expect((await app.newSalon().send(routes.photos, { params })).status).toBe(404);
  });
});

describe('PUT /api/File/content/order', () => {
  test('applies the order; photos that are not listed follow in their current order', async () => {
    const salon = app.newSalon();
    const [a, b, c] = [(await salon.add()).code, (await salon.add()).code, (await salon.add()).code];
    const { salonCode } = salon;
    const ordered = await salon.call(routes.orderPhotos, { body: { salonCode, codes: [c] } });
    expect(ordered.map(({ code }) => code)).toEqual([c, a, b]);
    expect(await salon.codes()).toEqual([c, a, b]);
    const next = await salon.add();
    expect(await salon.codes()).toEqual([c, a, b, next.code]);
  });

  test('attack 22: a foreign code in the list moves nothing, here or there', async () => {
    const [salon, other] = [app.newSalon(), app.newSalon()];
    const mine = [(await salon.add()).code, (await salon.add()).code];
    const theirs = [(await other.add()).code, (await other.add()).code];
    const body = { salonCode: salon.salonCode, codes: [theirs[1] ?? '', newCode(), mine[1] ?? ''] };
    const ordered = await salon.call(routes.orderPhotos, { body });
    expect(ordered.map(({ code }) => code)).toEqual(mine.toReversed());
    expect(await other.codes()).toEqual(theirs);
    expect(
      (await salon.send(routes.orderPhotos, { body: { ...body, salonCode: other.salonCode } })).status,
    ).toBe(404);
  });

  test('two orders saved at once end in one of the two', async () => {
    const salon = app.newSalon();
    const codes = [];
    for (let count = 0; count < 4; count += 1) codes.push((await salon.add()).code);
    const { salonCode } = salon;
    const orders = [codes.toReversed(), [codes[2], codes[0], codes[3], codes[1]] as string[]];
    await Promise.all(
      orders.map((order) => salon.call(routes.orderPhotos, { body: { salonCode, codes: order } })),
    );
    expect(orders).toContainEqual(await salon.codes());
  });
});

describe('PATCH /api/File/content/:code', () => {
  test('changes caption, album and cover; there is one cover at most', async () => {
    const salon = app.newSalon();
    const [one, two] = [await salon.add(), await salon.add()];
    const change = (code: string, body: object) => salon.call(routes.changePhoto, { params: { code }, body });
    const changed = await change(one.code, { caption: '  Aynalı köşe ', album: 'Team' });
    expect(changed).toMatchObject({ caption: 'Aynalı köşe', album: 'Team', cover: false });
    await change(one.code, { cover: true });
    expect(await change(two.code, { cover: true })).toMatchObject({ cover: true });
    expect((await salon.list()).map(({ cover }) => cover)).toEqual([false, true]);
    await Promise.all([one, two, one, two].map(({ code }) => change(code, { cover: true })));
    expect((await salon.list()).filter(({ cover }) => cover)).toHaveLength(1);
    await change(one.code, { cover: false });
    await change(two.code, { cover: false });
    expect((await salon.list()).filter(({ cover }) => cover)).toHaveLength(0);
  });

  test("attack 22: of a foreign photo is 404, and so is that of an announcement's picture", async () => {
    const [salon, other] = [app.newSalon(), app.newSalon()];
    const { code } = await salon.add();
    const status = async (by: typeof salon, photo: string) =>
      (await by.send(routes.changePhoto, { params: { code: photo }, body: { cover: true } })).status;
    expect(await status(other, code)).toBe(404);
    expect((await salon.list())[0]).toMatchObject({ cover: false });
    const { salonCode } = salon;
    const picture = await salon.call(routes.announcementPicture, { query: { salonCode }, file: app.small });
    expect(await status(salon, picture.code)).toBe(404);
  });
});

describe('DELETE /api/File/content/:code', () => {
  test('removes the photo, releases its quota and emits an event; after a day its bytes are deleted', async () => {
    const salon = app.newSalon(1);
    const { code } = await salon.add();
    expect(app.isStored(code)).toBe(true);
    await salon.call(routes.removePhoto, { params: { code } });
    expect(await salon.list()).toEqual([]);
    expect(salon.ledger.spent.size).toBe(0);
    await eventually(() =>
      expect(salon.events()).toContainEqual(expect.objectContaining({ code, gone: true, version: 2 })),
    );
    expect((await salon.send(routes.removePhoto, { params: { code } })).status).toBe(404);
    await app.runSchedule('sweep-gone');
    expect(app.isStored(code)).toBe(true);
    app.clock.ahead = DAY_MS + 60_000;
    await app.runSchedule('sweep-gone');
    expect(app.isStored(code)).toBe(false);
    app.clock.ahead = 0;
    expect((await app.image(code, 'small')).status).toBe(404);
    expect((await salon.send(routes.restorePhoto, { params: { code } })).status).toBe(404);
    expect(await app.rows('select from file.photos where code = $1', [code])).toEqual([]);
  });

  test('attack 22: of a foreign photo is 404', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    expect((await app.newSalon().send(routes.removePhoto, { params: { code } })).status).toBe(404);
    expect(await salon.codes()).toEqual([code]);
  });

  test('works while subscription is down, and the schedule releases the quota', async () => {
    const salon = app.newSalon();
    const { code } = await salon.add();
    app.subscription.state.down = true;
    try {
      await salon.call(routes.removePhoto, { params: { code } });
    } finally {
      app.subscription.state.down = false;
    }
    expect(salon.ledger.spent.size).toBe(1);
    app.clock.ahead = 20 * 60_000;
    await app.runSchedule('give-back-left-over');
    app.clock.ahead = 0;
    expect(salon.ledger.spent.size).toBe(0);
    expect(app.isStored(code)).toBe(true);
    await salon.call(routes.restorePhoto, { params: { code } });
    expect(salon.ledger.spent.size).toBe(1);
  });
});

describe('POST /api/File/content/restore/:code', () => {
  test('restores the photo as it was, under a new quota key', async () => {
    const salon = app.newSalon(2);
    const [first, second] = [await salon.add('Team'), await salon.add()];
    const params = { code: first.code };
    await salon.call(routes.changePhoto, { params, body: { cover: true, caption: 'Ekip' } });
    await salon.call(routes.removePhoto, { params });
    const back = await salon.call(routes.restorePhoto, { params });
    expect(back).toMatchObject({ code: first.code, album: 'Team', caption: 'Ekip', cover: true });
    expect(await salon.codes()).toEqual([first.code, second.code]);
    expect(salon.ledger.spent.size).toBe(2);
    expect(salon.ledger.spent.has(first.code)).toBe(false);
    expect((await salon.send(routes.restorePhoto, { params })).status).toBe(404);
  });

  test('does not restore the cover if there is another', async () => {
    const salon = app.newSalon();
    const [first, second] = [await salon.add(), await salon.add()];
    const cover = ({ code }: { code: string }) =>
      salon.call(routes.changePhoto, { params: { code }, body: { cover: true } });
    await cover(first);
    await salon.call(routes.removePhoto, { params: { code: first.code } });
    await cover(second);
    expect(await salon.call(routes.restorePhoto, { params: { code: first.code } })).toMatchObject({
      cover: false,
    });
  });

  test('five times at once spends quota once; a full quota refuses it, and attack 22: an outsider gets 404', async () => {
    const salon = app.newSalon(1);
    const { code } = await salon.add();
    const restore = (by = salon) => by.send(routes.restorePhoto, { params: { code } });
    await salon.call(routes.removePhoto, { params: { code } });
    expect((await restore(app.newSalon())).status).toBe(404);
    Object.assign(salon.ledger, { limit: 5 });
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await restore()).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404, 404, 404, 404]);
    expect(salon.ledger.spent.size).toBe(1);
    await salon.call(routes.removePhoto, { params: { code } });
    Object.assign(salon.ledger, { limit: 0 });
    expect(await (await restore()).json()).toMatchObject({ code: 'quota-full' });
    expect(salon.ledger.spent.size).toBe(0);
  });
});

describe('GET /api/File/image/:code/:size', () => {
  test('is immutable for public caches, and answers a known ETag with 304', async () => {
    const { code } = await app.newSalon().add();
    const response = await app.image(code, 'medium');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    await response.arrayBuffer();
    const again = await app.image(code, 'medium', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('an unknown code is 404, an unknown size 422', async () => {
    expect((await app.image(newCode(), 'small')).status).toBe(404);
    expect((await app.image(newCode(), '../x' as never)).status).toBe(422);
  });
});

const shown = ({ code, imageUrl, width, height, album, caption, cover }: Photo) => ({
  code,
  imageUrl,
  width,
  height,
  album,
  caption,
  cover,
});

test('GET /api/File/public/{salonCode} shows everybody the photos in display order', async () => {
  const salon = app.newSalon();
  const [first, second] = [await salon.add('Work'), await salon.add('Salon')];
  const { salonCode } = salon;
  await salon.call(routes.orderPhotos, { body: { salonCode, codes: [second.code, first.code] } });
  await salon.call(routes.changePhoto, {
    params: { code: first.code },
    body: { caption: 'Balyaj', cover: true },
  });
  const removed = await salon.add();
  await salon.call(routes.removePhoto, { params: { code: removed.code } });
  expect(await app.as(null).call(routes.photosOfPage, { params: { salonCode } })).toEqual([
    shown(second),
    { ...shown(first), caption: 'Balyaj', cover: true },
  ]);
});
