import { appointment } from '@ayna/contracts/appointment';
import { catalog } from '@ayna/contracts/catalog';
import { toCall } from '@ayna/contracts/core/client';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { dayBounds } from '@ayna/domain/calendar-range';
import { expect, test } from 'vitest';
import { paths } from '../app/paths.ts';
import { assetsIn, isInCalendarStart, isYoung, ownerOf, strategyFor } from './rules.ts';

const origin = 'https://ayna.example';
const salonCode = '019a0000-0000-7000-8000-000000000001';
const params = { salonCode };
const day = dayBounds('2026-11-18', '2026-11-18');

/** As `auth` makes them, but for the signature. */
const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const token = tokenOf({ sub: 'person-1', sid: 's1' });

type Request = { method?: string; isNavigation?: boolean; token?: string | null; from?: string };

const strategyOf = (
  url: string,
  { method = 'GET', isNavigation = false, from = origin, ...rest }: Request = {},
) => strategyFor({ method, url: new URL(url, from), isNavigation, token, ...rest }, origin);

const pageOf = (path: string) => strategyOf(path, { isNavigation: true });

const storedReads = {
  'the calendar’s start': toCall(employee.routes.calendarStart, {}),
  'a day': toCall(appointment.routes.bySalonFiltered, { params, query: day }),
  'a day of one employee': toCall(appointment.routes.bySalonFiltered, {
    params,
    query: { ...day, employeeCode: salonCode },
  }),
  'blocked time': toCall(appointment.routes.blocks, { params, query: day }),
  'the team': toCall(employee.routes.bySalon, { params, query: {} }),
  'the salon': toCall(salon.routes.byCode, { params }),
  'the salons of a person': toCall(salon.routes.mine, {}),
  holidays: toCall(catalog.routes.holidays, { query: { from: '2026-01-01', to: '2027-12-31' } }),
  'one’s own appointments': toCall(appointment.routes.mine, { query: { when: 'upcoming', page: 0 } }),
};

test.each(Object.entries(storedReads))('%s: kept for the session whose token it is', (_what, { url }) => {
  expect(strategyOf(url)).toEqual({ kind: 'read', owner: 'person-1 s1' });
  expect(strategyOf(url, { token: tokenOf({ sub: 'person-1', sid: 's2' }) })).toEqual({
    kind: 'read',
    owner: 'person-1 s2',
  });
  // Nobody’s is kept for nobody.
  for (const bad of [
    null,
    '',
    'a.b.c',
    tokenOf({}),
    tokenOf({ sub: 'person-1' }),
    tokenOf({ sub: 7, sid: 's1' }),
  ])
    expect(strategyOf(url, { token: bad })).toEqual({ kind: 'pass' });
});

test.each([
  ['who is signed in', '/api/user/me'],
  ['allergies', `/api/Appointment/allergies/${salonCode}?from=2026-11-18&to=2026-11-18`],
  ['the visits of one customer', `/api/Appointment/by-salon-filtered/${salonCode}?customerCode=${salonCode}`],
  ['one appointment', `/api/Appointment/${salonCode}`],
  ['free times', `/api/Appointment/free-slots/${salonCode}`],
  ['customers', `/api/Customer/${salonCode}`],
  ['every salon', '/api/Salon/all'],
  ['a picture', '/icons/192.png'],
])('%s: never kept', (_what, url) => {
  expect(strategyOf(url)).toEqual({ kind: 'pass' });
});

test('what is written goes its way: nothing is kept for later', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const { url } of Object.values(storedReads))
      expect(strategyOf(url, { method })).toEqual({ kind: 'pass' });
});

test('another origin is none of our business', () => {
  expect(strategyOf('/assets/a.js', { from: 'https://elsewhere.example' })).toEqual({ kind: 'pass' });
});

test('calendar and own appointments open without a network, other pages of a salon say that they do not', () => {
  expect(pageOf(paths.profile)).toEqual({ kind: 'page', shell: '/profil' });
  expect(pageOf(`${paths.profile}?gun=2026-11-18`)).toEqual({ kind: 'page', shell: '/profil' });
  expect(pageOf(paths.myAppointments)).toEqual({ kind: 'page', shell: '/randevularim' });
  expect(pageOf(paths.customers)).toEqual({ kind: 'page', shell: undefined });
});

test.each(['/', '/salon/gulsen', '/salon/gulsen/randevu', '/r/token', '/giris-yap', '/profiller'])(
  '%s is fetched as without a worker',
  (path) => {
    expect(pageOf(path)).toEqual({ kind: 'pass' });
  },
);

test('files of the build come from the cache', () => {
  expect(strategyOf('/assets/base-Ab_1.js')).toEqual({ kind: 'asset' });
});

test('a start of the calendar replaces what it brings itself, and leaves the other days', () => {
  const isReplaced = ({ url }: { url: string }, date = '2026-11-18') =>
    isInCalendarStart(new URL(url, origin), date);
  expect(isReplaced(storedReads['a day'])).toBe(true);
  expect(isReplaced(storedReads['blocked time'])).toBe(true);
  expect(isReplaced(storedReads['the team'])).toBe(true);
  expect(isReplaced(storedReads['a day'], '2026-11-19')).toBe(false);
  expect(isReplaced(storedReads['one’s own appointments'])).toBe(false);
  expect(isReplaced(storedReads['the calendar’s start'])).toBe(false);
});

test('the owner of a token with letters beyond ASCII is read too', () => {
  expect(ownerOf(tokenOf({ name: 'şğıÖ??>>', sub: 'person-1', sid: 's1' }))).toBe('person-1 s1');
});

test('the files that a page names are found once each', () => {
  const html =
    '<link rel="modulepreload" href="/assets/base-a1.js"/><link href="/assets/app-b.css"/><script>import"/assets/base-a1.js"</script><img src="/assets/photo.jpg">';
  expect(assetsIn(html)).toEqual(['/assets/base-a1.js', '/assets/app-b.css']);
  expect(assetsIn('none')).toEqual([]);
});

test('what is a week old, or from the future, is not shown', () => {
  const weekMs = 7 * 24 * 3_600_000;
  expect(isYoung(1_000, 1_000)).toBe(true);
  expect(isYoung(1_000, 1_000 + weekMs - 1)).toBe(true);
  expect(isYoung(1_000, 1_000 + weekMs)).toBe(false);
  expect(isYoung(1_000, 999)).toBe(false);
  expect(isYoung(Number.NaN, 1_000)).toBe(false);
});
