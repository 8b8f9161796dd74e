import { expect, test } from 'vitest';
import { paths } from '../../apps/web/app/paths.ts';
import routes from '../../apps/web/app/routes.ts';
import { type Codes, screenUrl } from './screen.ts';
import { screens, selectScreens } from './screens.ts';

type Route = { readonly path?: string; readonly children?: readonly Route[] };

const flatten = (list: readonly Route[]): readonly Route[] =>
  list.flatMap((route) => [route, ...flatten(route.children ?? [])]);

/** Any code will do for the shape of an address. */
const appointments = { Pending: 'p', Approved: 'a', Completed: 'c', Canceled: 'x', NoShow: 'n' };
const booking = {
  salonCode: 's',
  path: 'sample-salon',
  services: [{ code: 'a', name: 'A', price: 1 }],
  employeeCode: 'e',
  employeeName: 'E',
  day: '2026-11-20',
};
const bookings = [booking, booking, booking, booking];
const codes = new Proxy({ appointments, bookings } as unknown as Codes, {
  get: (known, name) => Reflect.get(known, name) ?? `sample-${String(name)}`,
});

test('every route has a screen', () => {
  const shown = new Set<string>(screens.map(({ page }) => (page === 'notFound' ? '*' : paths[page])));
  // Files for machines.
  const files: readonly string[] = [
    `${paths.devInbox}/veri`,
    paths.salonPicture,
    paths.sharePicture,
    paths.sitemap,
    paths.sitemapPart,
    paths.robots,
  ];
  const missing = flatten(routes as readonly Route[])
    .map(({ path }) => path)
    .filter((path) => path !== undefined && !files.includes(path) && !shown.has(path));
  expect(missing).toEqual([]);
  expect(shown.size).toBeGreaterThan(50);
});

test('every screen has a name of its own and an address without a gap', () => {
  const names = screens.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const screen of screens) expect(screenUrl(screen, codes), screen.name).toMatch(/^\/[^:?]*(\?.*)?$/);
});

test('a parameter of the path is filled in, the others go to the query', () => {
  const screen = {
    name: 'card',
    page: 'customer',
    role: 'owner',
    params: () => ({ code: 'k1', ara: 'su' }),
  } as const;
  expect(screenUrl(screen, codes)).toBe('/profil/musteri/k1?ara=su');
  expect(() => screenUrl({ ...screen, params: () => ({}) }, codes)).toThrow(
    'customer needs the parameter code',
  );
});

test('selects screens by the beginning of their names and rejects an unknown name', () => {
  expect(selectScreens(['appointment-no']).map(({ name }) => name)).toEqual([
    'appointment-no-show',
    'appointment-note',
  ]);
  expect(() => selectScreens(['hom', 'nowhere'])).toThrow('There is no screen called nowhere');
});
