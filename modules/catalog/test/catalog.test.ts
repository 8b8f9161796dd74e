import { catalog } from '@ayna/contracts/catalog';
import { testApp } from '@ayna/kernel/testkit/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogModule } from '../src/index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ modules: [catalogModule] });
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = catalog;
const visitor = () => app.as(null);
const get = (path: string) => fetch(new URL(`/api/Catalog/${path}`, app.url));

test('salon types are listed with their categories', async () => {
  const types = await visitor().call(routes.salonTypes, {});
  expect(types.map(({ type, name }) => [type, name])).toEqual([
    ['HairSalon', 'Kuaför'],
    ['BarberShop', 'Berber'],
    ['BeautySalon', 'Güzellik salonu'],
    ['NailSalon', 'Tırnak stüdyosu'],
    ['MakeupStudio', 'Makyaj stüdyosu'],
    ['AestheticClinic', 'Estetik kliniği'],
  ]);
  expect(types[0]?.categories[0]).toEqual({ category: 'Cut', name: 'Kesim' });
});

test('starting services of a hair salon are listed', async () => {
  const services = await visitor().call(routes.startingServices, { query: { type: 'HairSalon' } });
  expect(services).toContainEqual({
    name: 'Saç kesimi',
    category: 'Cut',
    duration: 45,
    price: 900,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
  });
  expect(services).toContainEqual({
    name: 'Saç botoksu',
    category: 'Care',
    duration: 90,
    price: 3200,
    type: 'Session',
    sessionCount: 4,
    sessionIntervalDays: 21,
  });
});

test('provinces and the districts of a province are listed', async () => {
  const provinces = await visitor().call(routes.provinces, {});
  expect(provinces).toHaveLength(81);
  expect(provinces[0]).toEqual({ code: 1, name: 'Adana' });
  const districts = await visitor().call(routes.districts, { query: { province: 34 } });
  expect(districts).toHaveLength(39);
  expect(districts).toContainEqual({ name: 'Kadıköy' });
});

test('holidays of a week are listed, including half days', async () => {
  const query = { from: '2026-05-24', to: '2026-05-30' };
  expect(await visitor().call(routes.holidays, { query })).toEqual([
    { date: '2026-05-26', name: 'Kurban Bayramı Arifesi', kind: 'half', startsAt: '13:00' },
    { date: '2026-05-27', name: 'Kurban Bayramı 1. Gün', kind: 'full', startsAt: null },
    { date: '2026-05-28', name: 'Kurban Bayramı 2. Gün', kind: 'full', startsAt: null },
    { date: '2026-05-29', name: 'Kurban Bayramı 3. Gün', kind: 'full', startsAt: null },
    { date: '2026-05-30', name: 'Kurban Bayramı 4. Gün', kind: 'full', startsAt: null },
  ]);
});

test('the six templates are listed', async () => {
  const templates = await visitor().call(routes.templates, {});
  expect(templates.map(({ template, name }) => [template, name])).toEqual([
    ['flow', 'Akış'],
    ['razor', 'Ustura'],
    ['bloom', 'Gonca'],
    ['polish', 'Cila'],
    ['backstage', 'Kulis'],
    ['clear', 'Berrak'],
  ]);
});

test.each([
  ['starting-services', 'type'],
  ['starting-services?type=Bakery', 'type'],
  ['districts', 'province'],
  ['districts?province=0', 'province'],
  ['districts?province=82', 'province'],
  ['districts?province=Muş', 'province'],
  ['holidays?from=2026-01-01', 'to'],
  ['holidays?from=2026-02-30&to=2026-03-01', 'from'],
  ['holidays?from=2026-01-01T00:00:00Z&to=2026-03-01', 'from'],
])('%s is refused because of %s', async (path, field) => {
  const response = await get(path);
  expect(response.status).toBe(422);
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual([field]);
});
