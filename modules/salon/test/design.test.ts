import { salon } from '@ayna/contracts/salon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused, type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Person = ReturnType<SalonApp['person']>;

const looks = {
  template: 'razor' as const,
  tone: 3,
  slogan: 'Ustura gibi',
  sections: ['team', 'map'] as const,
};
const show = (who: Person, salonCode: string) => who.call(routes.design, { params: { salonCode } });
const save = (who: Person, salonCode: string, version: number, more: object = {}) =>
  who.call(routes.saveDesign, {
    params: { salonCode },
    body: { ...looks, sections: [...looks.sections], version, ...more },
  });

describe('GET and PUT /api/CustomSalonData/{salonCode}', () => {
  test('a page looks as its type does until somebody saves it', async () => {
    const { code, owner } = await app.open();
    expect(await show(owner, code)).toEqual({
      template: 'flow',
      tone: 1,
      slogan: '',
      sections: ['about', 'services', 'team', 'photos', 'reviews', 'hours', 'map'],
      version: 0,
      savedAt: null,
    });
    const barber = await app.open(app.person(), { type: 'BarberShop' });
    expect(await show(barber.owner, barber.code)).toMatchObject({ template: 'razor', version: 0 });
  });

  test('every saving is a version of its own, and all are kept', async () => {
    const { code, owner } = await app.open();
    const first = await save(owner, code, 0);
    expect(first).toEqual({ ...looks, version: 1, savedAt: expect.stringMatching(/Z$/) as string });
    expect(
      await save(owner, code, 1, { slogan: '<b>Yeni</b>', sections: ['map', 'team', 'map'] }),
    ).toMatchObject({
      version: 2,
      slogan: '<b>Yeni</b>',
      sections: ['map', 'team'],
    });
    expect(await show(app.member(code), code)).toMatchObject({ version: 2, tone: 3 });
    const { rows } = await app.database.asAdmin((client) =>
      client.query('select version, slogan from salon.designs where salon_code = $1 order by version', [
        code,
      ]),
    );
    expect(rows).toEqual([
      { version: 1, slogan: 'Ustura gibi' },
      { version: 2, slogan: '<b>Yeni</b>' },
    ]);
  });

  test('of ten who save the same version at once, one does', async () => {
    const { code, owner } = await app.open();
    await save(owner, code, 0);
    const saved = await Promise.allSettled(Array.from({ length: 10 }, () => save(owner, code, 1)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const version of [0, 1, 3])
      await expect(save(owner, code, version)).rejects.toMatchObject(refused(409, 'conflict'));
    expect((await show(owner, code)).version).toBe(2);
  });

  test.each([
    { tone: 7 },
    { template: 'x' },
    { sections: ['script'] },
    { slogan: 'x'.repeat(121) },
    { slogan: 'a\nb' },
  ])('%j is no look', async (more) => {
    const { code, owner } = await app.open();
    await expect(save(owner, code, 0, more)).rejects.toMatchObject(refused(422, 'invalid-fields'));
  });

  test('attack 21: is shown to members, and saved by who manages the salon', async () => {
    const [mine, theirs] = [await app.open(), await app.open()];
    await expect(show(mine.owner, theirs.code)).rejects.toMatchObject({ status: 404 });
    await expect(save(mine.owner, theirs.code, 0)).rejects.toMatchObject({ status: 404 });
    await expect(save(app.member(mine.code, 'Receptionist'), mine.code, 0)).rejects.toMatchObject({
      status: 403,
    });
    expect(await save(app.member(mine.code, 'manage-salon'), mine.code, 0)).toMatchObject({ version: 1 });
    expect(await show(theirs.owner, theirs.code)).toMatchObject({ version: 0 });
  });
});
