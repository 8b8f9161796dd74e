import { expect, test } from 'vitest';
import { type FirstDayOptions, firstDayOf, firstDayPoints, minutesSoFar } from './first-day.ts';
import { salonHours, worker } from './samples.ts';

const owner = worker('O', undefined, { owner: true, account: 'joined' });
const service = { code: 'H', online: true, active: true };

const done: FirstDayOptions = {
  salon: {
    name: 'Cilali Masa',
    address: 'Kazim Dirik Mah. 12',
    phone: '+902321112233',
    openingHours: salonHours.openingHours.map((one) => ({ ...one, breaks: [] })),
    status: 'Published',
    firstDay: {
      times: {
        hours: '2026-11-16T06:11:00.000Z',
        service: '2026-11-16T06:24:00.000Z',
        colleague: '2026-11-16T06:27:00.000Z',
        joined: '2026-11-16T06:31:00.000Z',
        photo: '2026-11-16T06:40:00.000Z',
        design: '2026-11-16T06:38:00.000Z',
      },
      sharedAt: '2026-11-16T06:46:00.000Z',
      closedAt: null,
    },
    createdAt: '2026-11-16T06:06:00.000Z',
  },
  services: [service],
  team: [owner, worker('E', undefined, { account: 'joined' })],
  photos: 3,
  isDesigned: true,
  hasOnlineVisit: false,
};

const unshared = { ...done.salon, firstDay: { ...done.salon.firstDay, sharedAt: null } };

test('a salon that has everything has no next point', () => {
  const { done: ticked, next } = firstDayOf(done);
  expect([...ticked]).toEqual([...firstDayPoints]);
  expect(next).toBeNull();
});

test.each<[string, Partial<FirstDayOptions>, string]>([
  ['no address', { salon: { ...done.salon, address: '' } }, 'salon'],
  ['no open day', { salon: { ...done.salon, openingHours: [] } }, 'hours'],
  ['no service', { services: [] }, 'services'],
  ['a service for the desk alone', { services: [{ ...service, online: false }] }, 'services'],
  [
    'a service that nobody performs',
    { services: [service], team: [{ ...owner, allServices: false }] },
    'services',
  ],
  ['the owner alone', { team: [owner] }, 'team'],
  [
    'an invitation that is still open',
    { team: [owner, worker('E', undefined, { account: 'invited' })] },
    'team',
  ],
  ['a colleague who is inactive', { team: [owner, worker('E', undefined, { isActive: false })] }, 'team'],
  ['no photo', { photos: 0 }, 'page'],
  ['photos, but no template', { isDesigned: false }, 'page'],
  ['a link that nobody has', { salon: unshared }, 'link'],
  ['a link to a page that is not public', { salon: { ...done.salon, status: 'Draft' } }, 'link'],
])('%s: that is next', (_name, change, next) => {
  expect(firstDayOf({ ...done, ...change }).next).toBe(next);
});

test.each<[string, Partial<FirstDayOptions>]>([
  ['a colleague without an account', { team: [owner, worker('E')] }],
  ['a link that brought a customer', { salon: unshared, hasOnlineVisit: true }],
])('%s counts', (_name, change) => {
  expect(firstDayOf({ ...done, ...change }).next).toBeNull();
});

test('of several open points the first in order is next', () => {
  const { next, done: ticked } = firstDayOf({ ...done, services: [], photos: 0, salon: unshared });
  expect(next).toBe('services');
  expect([...ticked]).toEqual(['salon', 'hours', 'team']);
});

test('each point that is done has its time, the page that of its later half', () => {
  const { times } = firstDayOf(done);
  expect([...times].map(([point, at]) => [point, at.slice(11, 16)])).toEqual([
    ['salon', '06:06'],
    ['hours', '06:11'],
    ['services', '06:24'],
    ['team', '06:31'],
    ['page', '06:40'],
    ['link', '06:46'],
  ]);
  expect(minutesSoFar(times)).toBe(40);
});

test('a colleague without an account came when they were added', () => {
  const { times } = firstDayOf({ ...done, team: [owner, worker('E', undefined, { account: 'none' })] });
  expect(times.get('team')).toBe('2026-11-16T06:27:00.000Z');
});

test('what is not done, or was not noted, has no time', () => {
  const noted = { ...done.salon, firstDay: { times: {}, sharedAt: null, closedAt: null } };
  const { times, done: ticked } = firstDayOf({ ...done, salon: noted, photos: 0, hasOnlineVisit: true });
  expect([...times.keys()]).toEqual(['salon']);
  expect(ticked.has('services')).toBe(true);
  expect(minutesSoFar(times)).toBeNull();
  const days = new Map([
    ['salon', '2026-11-16T06:06:00.000Z'],
    ['hours', '2026-11-18T06:06:00.000Z'],
  ] as const);
  expect(minutesSoFar(days)).toBeNull();
});
