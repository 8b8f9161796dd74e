import { expect, test } from 'vitest';
import { dayForKey, isWithin, nearestWithin, weeksOfMonth } from './month-grid.ts';

test('a month begins on its weekday, Monday first', () => {
  const weeks = weeksOfMonth('2026-11-14');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[1]?.[0]).toBe('2026-11-02');
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test('February that begins on a Monday has four weeks', () => {
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
});

test.each([
  ['ArrowLeft', '2026-11-13'],
  ['ArrowRight', '2026-11-15'],
  ['ArrowUp', '2026-11-07'],
  ['ArrowDown', '2026-11-21'],
  ['Home', '2026-11-09'],
  ['End', '2026-11-15'],
  ['PageUp', '2026-10-14'],
  ['PageDown', '2026-12-14'],
  ['Shift+PageUp', '2025-11-14'],
  ['Shift+PageDown', '2027-11-14'],
  ['a', null],
])('%s leads to %s', (key, day) => {
  expect(dayForKey('2026-11-14', key)).toBe(day);
});

test('a day outside the range becomes its nearest edge', () => {
  const range = { min: '2026-11-10', max: '2026-11-20' };
  expect(isWithin('2026-11-10', range)).toBe(true);
  expect(isWithin('2026-11-21', range)).toBe(false);
  expect(nearestWithin('2026-11-01', range)).toBe('2026-11-10');
  expect(nearestWithin('2026-12-01', range)).toBe('2026-11-20');
  expect(nearestWithin('2026-12-01', {})).toBe('2026-12-01');
});
