import { expect, test } from 'vitest';
import { heatRows, occupancyOf, quietestHours } from './occupancy.ts';

const cell = (weekday: number, hour: number, minutes: number, openMinutes = 60) => ({
  weekday,
  hour,
  minutes,
  openMinutes,
});

const hours = [cell(1, 9, 30), cell(1, 10, 75), cell(2, 10, 6), cell(2, 11, 6), cell(7, 15, 45, 0)];

test('each hour of the week has its percent, closed ones none, and none more than a hundred', () => {
  expect(heatRows(hours)).toEqual([
    { hour: 9, cells: [50, null, null, null, null, null, null] },
    { hour: 10, cells: [100, 10, null, null, null, null, null] },
    { hour: 11, cells: [null, 10, null, null, null, null, null] },
  ]);
  expect(heatRows([])).toEqual([]);
});

test('the quietest two hours lie together on one day', () => {
  expect(quietestHours(hours)).toEqual({ weekday: 2, from: 10, to: 12, percent: 10 });
  expect(quietestHours([cell(1, 9, 0), cell(1, 11, 0)])).toBeUndefined();
});

test('occupancy is worked of open minutes', () => {
  expect(occupancyOf(hours.slice(0, 2))).toBe(88);
  expect(occupancyOf([cell(7, 15, 45, 0)])).toBeNull();
});
