import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerApp, customerApp, routes } from './kit.ts';

let app: CustomerApp;
let salon: ReturnType<CustomerApp['newSalon']>;
beforeAll(async () => {
  app = await customerApp();
  salon = app.newSalon();
  await salon.add({ name: 'Işıl', lastname: 'Çelik', phone: '+905321234567', tags: ['VIP'] });
  await salon.add({ name: 'Isilay', lastname: 'Öz', phone: '+905421112233' });
  await salon.add({ name: 'Çağla', lastname: 'Işık', phone: '+493098765432', tags: ['VIP', 'kına'] });
  await salon.add({ name: 'Cem', lastname: 'Ak' });
  const gone = await salon.add({ name: 'Işıl', lastname: 'Gitti' });
  await salon.call(routes.remove, { params: { code: gone.code } });
});
afterAll(() => app[Symbol.asyncDispose]());

const namesOf = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe('GET /api/Customer/by-salon/{salonCode}', () => {
  test.each([
    ['isil', ['Işıl', 'Isilay']],
    ['IŞIL', ['Işıl', 'Isilay']],
    ['çelik ış', ['Işıl']],
    ['isik cag', ['Çağla']],
    ['0532 123', ['Işıl']],
    ['4567', ['Işıl']],
    ['+49 309', ['Çağla']],
    ['%', []],
    ['_', []],
    ['zeynep', []],
  ])('searching %j finds %j', async (s, names) => {
    const found = await salon.list({ s });
    expect(namesOf(found.items).toSorted()).toEqual(names.toSorted());
    expect(found).toMatchObject({ totalCount: names.length, pageCount: names.length > 0 ? 1 : 0 });
  });

  test('lists all cards in the order of the Turkish alphabet', async () => {
    expect(namesOf((await salon.list()).items)).toEqual(['Cem', 'Çağla', 'Isilay', 'Işıl']);
  });

  test('filters by tag', async () => {
    expect(namesOf((await salon.list({ tag: 'VIP' })).items)).toEqual(['Çağla', 'Işıl']);
    expect(namesOf((await salon.list({ tag: 'VIP', s: 'çelik' })).items)).toEqual(['Işıl']);
    expect((await salon.list({ tag: 'vip' })).items).toEqual([]);
  });

  test('pages contain each card once, in every sort order', async () => {
    const many = app.newSalon();
    await Promise.all(Array.from({ length: 52 }, () => many.add()));
    for (const sort of ['name', 'last-visit', 'spent', 'newest'] as const) {
      const pages = await Promise.all([0, 1, 2].map((page) => many.list({ page, sort })));
      expect(pages.map(({ items }) => items.length)).toEqual([50, 2, 0]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ code }) => code))).size).toBe(52);
      for (const page of pages) expect(page).toMatchObject({ totalCount: 52, pageCount: 2 });
    }
  });
});

describe('GET /api/Customer/find/{salonCode}', () => {
  const find = (s: string, ...groups: string[]) =>
    salon.member(...groups).call(routes.find, { params: { salonCode: salon.salonCode }, query: { s } });

  test('cards that begin with the typed text come first, at most eight', async () => {
    expect(namesOf(await find('isi', 'Receptionist'))).toEqual(['Isilay', 'Işıl', 'Çağla']);
    const many = app.newSalon();
    await Promise.all(Array.from({ length: 10 }, () => many.add()));
    const params = { salonCode: many.salonCode };
    expect(await many.call(routes.find, { params, query: { s: 'ayla' } })).toHaveLength(8);
  });

  test('a member who books but may not see phones gets them masked', async () => {
    const [found] = await find('çelik', 'create-appointment-customer-free');
    expect(found).toEqual({
      code: expect.any(String) as string,
      name: 'Işıl',
      lastname: 'Çelik',
      phone: '0532 *** ** 67',
      allergies: '',
      lastVisit: null,
      nextVisit: null,
    });
    expect((await find('çelik', 'view-customers', 'view-customer-phone'))[0]?.phone).toBe('+905321234567');
  });

  test('without the right to see phones, only a whole number finds a card', async () => {
    for (const part of ['0532', '532 123 45 6', '1234', '4567', '+905321'])
      expect(await find(part, 'view-customers')).toEqual([]);
    for (const whole of ['0532 123 45 67', '5321234567', '+905321234567'])
      expect(namesOf(await find(whole, 'view-customers'))).toEqual(['Işıl']);
    const params = { salonCode: salon.salonCode };
    const listed = await salon.member('view-customers').call(routes.list, { params, query: { s: '1234' } });
    expect(listed.items).toEqual([]);
  });
});
