import { expect, test } from 'vitest';
import { sample } from '../../model/samples.ts';
import { closestTo, nearestTimes, placementOf, timeChangeTo } from './time-change.ts';

const appointment = sample('2026-11-14T10:00:00', '2026-11-14T11:00:00', { employeeCode: 'nehir' });
const here = { employee: 'nehir', day: '2026-11-14', start: 600, end: 660 };

test('where it lies is nothing to change', () => {
  expect(placementOf('2026-11-14', appointment)).toEqual(here);
  expect(timeChangeTo(appointment, here)).toBeUndefined();
});

test.each([
  [{ start: 615, end: 675 }, { startDate: '2026-11-14T10:15:00' }],
  [{ employee: 'deniz' }, { employeeCode: 'deniz' }],
  [{ end: 675 }, { duration: 75 }],
  [{ start: 585 }, { startDate: '2026-11-14T09:45:00', duration: 75 }],
  [{ day: '2026-11-16' }, { startDate: '2026-11-16T10:00:00' }],
  // Past midnight, seen from the evening.
  [{ start: 1_470, end: 1_530 }, { startDate: '2026-11-15T00:30:00' }],
])('%o is %o', (to, expected) => expect(timeChangeTo(appointment, { ...here, ...to })).toEqual(expected));

test.each([
  [{ nearest: ['2026-11-14T10:15:00', '2026-11-14T12:00:00'] }, ['10:15', '12:00']],
  [{ nearest: Array.from({ length: 5 }, () => '2026-11-14T10:15:00') }, ['10:15', '10:15', '10:15']],
  [{ nearest: 'soon' }, []],
  [undefined, []],
  [null, []],
])('of %o the nearest are %o', (details, expected) => expect(nearestTimes(details)).toEqual(expected));

test.each([
  [['13:00', '13:15', '14:30'], 840, '14:30'],
  [['13:00', '13:45', '14:45'], 840, '13:45'],
  [[], 840, undefined],
] as const)('of %j the closest to minute %i is %s', (clocks, minute, clock) => {
  expect(closestTo(clocks, minute)).toBe(clock);
});
