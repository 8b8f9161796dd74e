import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDesignForm, pageSection } from '@ayna/contracts/core/salon-page';
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
  colors: { ground: '#0a0b0b', text: '#f4efe5', accent: '#a4161a' },
  slogan: 'Ustura gibi',
  intro: 'Sıcak havlu, keskin çizgi.',
  servicesNote: '',
  teamNote: '',
  sections: pageSection.options.map((name) => ({ name, shown: name !== 'about' })),
};
const show = (who: Person, salonCode: string) => who.call(routes.design, { params: { salonCode } });
const save = (who: Person, salonCode: string, version: number, more: object = {}) =>
  who.call(routes.saveDesign, { params: { salonCode }, body: { ...design, version, ...more } });

describe('GET and PUT /api/CustomSalonData/{salonCode}', () => {
  test("the design is the template of the salon's type until somebody publishes one", async () => {
    const { code, owner } = await app.openSalon();
    expect(await show(owner, code)).toEqual({
      template: 'flow',
      colors: null,
      slogan: '',
      intro: '',
      servicesNote: '',
      teamNote: '',
      sections: pageSection.options.map((name) => ({ name, shown: true })),
      version: 0,
      savedAt: null,
    });
    const barber = await app.openSalon(app.person(), { type: 'BarberShop' });
    expect(await show(barber.owner, barber.code)).toMatchObject({ template: 'razor', version: 0 });
  });

  test('every save publishes a version, and all versions are kept', async () => {
    const { code, owner, salon: made } = await app.openSalon();
    const first = await save(owner, code, 0);
    expect(first).toEqual({ ...design, version: 1, savedAt: expect.stringMatching(/Z$/) as string });
    const sections = [{ name: 'team', shown: true }];
    const second = await save(owner, code, 1, { slogan: '<b>Yeni</b>', sections });
    expect(second).toMatchObject({ version: 2, slogan: '<b>Yeni</b>' });
    // Sections that were left out are hidden, and stay within reach.
    expect(second.sections).toHaveLength(7);
    expect(await show(app.member(code), code)).toMatchObject({ version: 2 });
    const page = await app.visitor.call(routes.page, { params: { path: made.path } });
    expect(page.design).toMatchObject({ template: 'razor', slogan: '<b>Yeni</b>', version: 2 });
    const listed = await owner.call(routes.designVersions, { params: { salonCode: code }, query: {} });
    expect(listed.map((one) => [one.version, one.design.slogan])).toEqual([
      [2, '<b>Yeni</b>'],
      [1, 'Ustura gibi'],
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
    { colors: { ...design.colors, accent: 'red' } },
    { colors: { ...design.colors, accent: '#12345' } },
    { colors: { ...design.colors, accentText: 'pink' } },
    { template: 'x' },
    { sections: [{ name: 'script', shown: true }] },
    {
      sections: [
        { name: 'team', shown: true },
        { name: 'team', shown: false },
      ],
    },
    { slogan: 'x'.repeat(121) },
    { slogan: 'a\nb' },
    { intro: 'x'.repeat(241) },
  ])('a design with %j is refused', async (more) => {
    const { code, owner } = await app.openSalon();
    await expect(save(owner, code, 0, more)).rejects.toMatchObject(refusal(422, 'invalid-fields'));
  });

  test('colors that cannot be read are refused with the nearest that can', async () => {
    const { code, owner } = await app.openSalon();
    const colors = { ground: '#eaf1ee', text: '#10302a', accent: '#d0763a' };
    await expect(save(owner, code, 0, { colors })).rejects.toMatchObject({
      status: 422,
      body: { code: 'low-contrast', details: { colors: { ...colors, accent: '#b65e1e' } } },
    });
    await save(owner, code, 0, { colors: { ...colors, accentText: 'dark' } });
    await expect(
      save(owner, code, 1, { colors: { ...colors, accent: '#7d3a0d', text: '#889999' } }),
    ).rejects.toMatchObject(refusal(422, 'low-contrast'));
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

test('the migration keeps designs of before readable', async () => {
  const file = join(import.meta.dirname, '../migrations/0004_page_designs.sql');
  const update = /update designs set[\s\S]*?\n\);/.exec(readFileSync(file, 'utf8'))?.[0] as string;
  const { rows } = await app.database.asAdmin(async (client) => {
    await client.query(`create temp table designs (template text, tone int, slogan text, sections text[], design jsonb);
      insert into designs values ('razor', 3, 'Ustura gibi', '{map,team,services,hours}'), ('flow', 1, '', '{}')`);
    // The temporary table hides the real one.
    await client.query(update);
    return client.query<{ design: unknown }>('select design from designs order by template desc');
  });
  const [razor, flow] = rows.map((row) => pageDesignForm.parse(row.design));
  expect(razor).toMatchObject({ template: 'razor', colors: null, slogan: 'Ustura gibi', intro: '' });
  const shown = razor?.sections.filter((section) => section.shown).map(({ name }) => name);
  expect(shown).toEqual(['announcement', 'signature', 'team', 'services']);
  expect([razor?.sections.length, flow?.sections.length]).toEqual([7, 7]);
});

describe('a package without an own template', () => {
  const needed = refusal(403, 'feature-needed');

  test('refuses colors and an order of sections of the salon, and publishes its texts', async () => {
    const { code, owner } = await app.openSalon();
    app.fakes.smallPackages.add(code);
    await expect(save(owner, code, 0)).rejects.toMatchObject(needed);
    const sections = pageSection.options.toReversed().map((name) => ({ name, shown: true }));
    await expect(save(owner, code, 0, { colors: null, sections })).rejects.toMatchObject(needed);
    expect(await save(owner, code, 0, { colors: null })).toMatchObject({ version: 1, slogan: 'Ustura gibi' });
  });

  test('keeps what was published before it became smaller', async () => {
    const { code, owner } = await app.openSalon();
    await save(owner, code, 0);
    app.fakes.smallPackages.add(code);
    expect(await save(owner, code, 1, { slogan: 'Yine ustura' })).toMatchObject({ colors: design.colors });
    const other = { ...design.colors, accent: '#7a1014' };
    await expect(save(owner, code, 2, { colors: other })).rejects.toMatchObject(needed);
  });

  test('refuses to publish such a draft, which stays', async () => {
    const { code, owner } = await app.openSalon();
    app.fakes.smallPackages.add(code);
    const params = { salonCode: code };
    const { version } = await owner.call(routes.saveDesignDraft, { params, body: { version: 0, design } });
    const publish = owner.call(routes.publishDesign, { params, body: { version } });
    await expect(publish).rejects.toMatchObject(needed);
    expect((await owner.call(routes.designDraft, { params })).draft?.design).toEqual(design);
  });
});
