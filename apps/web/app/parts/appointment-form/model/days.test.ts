import { expect, test } from 'vitest';
import { firstShownDay, nearestTo, startsOn, stateOf } from './days.ts';
import { deniz, nehir, sampleDay } from './sample.ts';

test.each([
  ['2026-11-14', '2026-11-14'],
  ['2026-11-24', '2026-11-14'],
  ['2026-11-25', '2026-11-21'],
  ['2026-11-13', '2026-11-09'],
  ['2027-01-02', '2026-12-29'],
])('%s is in sight from %s on', (date, from) => {
  expect(firstShownDay(date, '2026-11-14')).toBe(from);
});

test('the free times are of the hands that were chosen', () => {
  const day = sampleDay();
  expect(startsOn(day, { employeeCode: null, isSplit: false })).toEqual(['10:00', '10:30']);
  expect(startsOn(day, { employeeCode: nehir.code, isSplit: false })).toEqual(['10:30']);
  expect(startsOn(day, { employeeCode: nehir.code, isSplit: true })).toEqual(['10:00', '10:30']);
  expect(startsOn(undefined, { employeeCode: null, isSplit: false })).toEqual([]);
});

const away = { employeeCode: nehir.code, works: false, starts: [] };
const full = { employeeCode: deniz.code, works: true, starts: [] };

test.each([
  ['free', sampleDay(), null],
  ['full', sampleDay({ starts: [], each: [away, full] }), null],
  ['away', sampleDay({ starts: [], each: [away, full] }), nehir.code],
  ['full', sampleDay({ starts: [], each: [away, full] }), deniz.code],
  ['closed', sampleDay({ starts: [], each: [away] }), null],
  ['closed', sampleDay({ starts: [], each: [away] }), nehir.code],
])('a day is %s', (state, day, employeeCode) => {
  expect(stateOf(day, { employeeCode, isSplit: false })).toBe(state);
});

test.each([
  [['09:00', '10:00', '11:00', '12:00'], '10:40', ['10:00', '11:00', '12:00']],
  [['09:00'], '18:00', ['09:00']],
  [[], '18:00', []],
])('of %j the nearest to %s are %j', (starts, time, nearest) => {
  expect(nearestTo(starts, time)).toEqual(nearest);
});
