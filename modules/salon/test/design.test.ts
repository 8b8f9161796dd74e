import { salon } from '@ayna/contracts/salon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Person = ReturnType<SalonApp['person']>;

const design = {
  template: 'razor' as const,
  tone: 3,
  slogan: 'Ustura gibi',
  sections: ['team', 'map'] as const,
};
const show = (who: Person, salonCode: string) => who.call(routes.design, { params: { salonCode } });
const save = (who: Person, salonCode: string, version: number, more: object = {}) =>
  who.call(routes.saveDesign, {
    params: { salonCode },
    body: { ...design, sections: [...design.sections], version, ...more },
  });

describe('GET and PUT /api/CustomSalonData/{salonCode}', () => {
  test('the design is the default of the salon type until somebody saves one', async () => {
    const { code, owner } = await app.openSalon();
    expect(await show(owner, code)).toEqual({
      template: 'flow',
      tone: 1,
      slogan: '',
      sections: ['about', 'services', 'team', 'photos', 'reviews', 'hours', 'map'],
      version: 0,
      savedAt: null,
    });
    const barber = await app.openSalon(app.person(), { type: 'BarberShop' });
    expect(await show(barber.owner, barber.code)).toMatchObject({ template: 'razor', version: 0 });
  });

  test('every save creates a version, and all versions are kept', async () => {
    const { code, owner } = await app.openSalon();
    const first = await save(owner, code, 0);
    expect(first).toEqual({ ...design, version: 1, savedAt: expect.stringMatching(/Z$/) as string });
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

  test('of ten saves of the same version at once, one succeeds', async () => {
    const { code, owner } = await app.openSalon();
    await save(owner, code, 0);
    const saved = await Promise.allSettled(Array.from({ length: 10 }, () => save(owner, code, 1)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const version of [0, 1, 3])
      await expect(save(owner, code, version)).rejects.toMatchObject(refusal(409, 'conflict'));
    expect((await show(owner, code)).version).toBe(2);
  });

  test.each([
    { tone: 7 },
    { template: 'x' },
    { sections: ['script'] },
    { slogan: 'x'.repeat(121) },
    { slogan: 'a\nb' },
  ])('a design with %j is refused', async (more) => {
    const { code, owner } = await app.openSalon();
    await expect(save(owner, code, 0, more)).rejects.toMatchObject(refusal(422, 'invalid-fields'));
  });

  test('attack 21: is shown to members, and saved by those who manage the salon', async () => {
    const [mine, theirs] = [await app.openSalon(), await app.openSalon()];
    await expect(show(mine.owner, theirs.code)).rejects.toMatchObject({ status: 404 });
    await expect(save(mine.owner, theirs.code, 0)).rejects.toMatchObject({ status: 404 });
    await expect(save(app.member(mine.code, 'Receptionist'), mine.code, 0)).rejects.toMatchObject({
      status: 403,
    });
    expect(await save(app.member(mine.code, 'manage-salon'), mine.code, 0)).toMatchObject({ version: 1 });
    expect(await show(theirs.owner, theirs.code)).toMatchObject({ version: 0 });
  });
});
