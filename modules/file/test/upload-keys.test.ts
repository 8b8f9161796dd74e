import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blobOf, type FileApp, fileApp, routes } from './kit.ts';
import { png } from './pictures.ts';

let app: FileApp;
let first: Blob;
let other: Blob;
beforeAll(async () => {
  app = await fileApp();
  first = blobOf(await png(40, 30));
  other = blobOf(await png(60, 30));
});
afterAll(() => app[Symbol.asyncDispose]());

describe('an upload that is sent twice with one Idempotency-Key', () => {
  test('is one photo and spends the quota once, even if the first used it up', async () => {
    const salon = app.newSalon(1);
    const key = { 'idempotency-key': newCode() };
    const query = { salonCode: salon.salonCode, album: 'Salon' };
    const send = () => salon.send(routes.addPhoto, { query, file: first }, key);
    const photo = await (await send()).json();
    expect(photo).toMatchObject({ album: 'Salon', width: 40 });
    expect(await (await send()).json()).toEqual(photo);
    expect(await salon.codes()).toHaveLength(1);
    expect(salon.ledger.spent.size).toBe(1);
  });

  test('is one photo when both arrive at once', async () => {
    const salon = app.newSalon();
    const key = { 'idempotency-key': newCode() };
    const query = { salonCode: salon.salonCode, album: 'Salon' };
    const send = async () => (await salon.send(routes.addPhoto, { query, file: first }, key)).json();
    const [one, two] = await Promise.all([send(), send()]);
    expect(one).toEqual(two);
    expect(await salon.codes()).toHaveLength(1);
    expect(salon.ledger.spent.size).toBe(1);
  });

  test('is refused if the file is another one', async () => {
    const salon = app.newSalon();
    const key = { 'idempotency-key': newCode() };
    const query = { salonCode: salon.salonCode, album: 'Salon' };
    await salon.send(routes.addPhoto, { query, file: first }, key);
    const response = await salon.send(routes.addPhoto, { query, file: other }, key);
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'key-reused' }]);
    expect(await salon.codes()).toHaveLength(1);
  });

  test.each([
    ['announcementPicture', routes.announcementPicture],
    ['profilePhoto', routes.profilePhoto],
  ])('is answered once: %s', async (_, route) => {
    const salon = app.newSalon();
    const key = { 'idempotency-key': newCode() };
    const input = { query: { salonCode: salon.salonCode }, file: first };
    const picture = await (await salon.send(route, input, key)).json();
    expect(picture).toMatchObject({ width: 40, height: 30 });
    expect(await (await salon.send(route, input, key)).json()).toEqual(picture);
  });
});
