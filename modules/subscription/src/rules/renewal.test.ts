import { expect, test } from 'vitest';
import { accessEnd, firstTryAt, nextTryAt, reminderDays, reminderDue } from './renewal.ts';

const at = (text: string): number => Date.parse(`${text}+03:00`);
const to = '2026-12-02';

test('everything stays open for seven days when a card is to be charged, and not a day without one', () => {
  expect(accessEnd(to, true)).toBe(at('2026-12-09T00:00'));
  expect(accessEnd(to, false)).toBe(at('2026-12-02T00:00'));
});

test.each([
  ['2026-12-01T12:00', '2026-12-02T09:00'],
  ['2026-12-02T09:00', '2026-12-04T09:00'],
  ['2026-12-05T00:00', '2026-12-06T09:00'],
  ['2026-12-07T23:00', '2026-12-08T09:00'],
])('after %s the next try is at %s', (now, next) => {
  expect(nextTryAt(to, at(now))).toBe(at(next));
});

test('the first try is in the morning of the day, the last one before the days of grace are over', () => {
  expect(firstTryAt(to)).toBe(at('2026-12-02T09:00'));
  expect(nextTryAt(to, at('2026-12-08T09:00'))).toBeNull();
});

test.each([
  ['2026-11-24T12:00', null, null],
  ['2026-11-25T08:59', null, null],
  ['2026-11-25T09:00', null, 7],
  ['2026-11-25T10:00', 7, null],
  ['2026-11-28T10:00', null, 7],
  ['2026-12-01T09:00', 7, 1],
  ['2026-12-01T09:00', null, 1],
  ['2026-12-01T10:00', 1, null],
  ['2026-12-02T10:00', null, null],
] as const)('at %s, after the reminder %s, %s is due', (now, reminded, due) => {
  expect(reminderDue(to, reminded, at(now))).toBe(due);
});

test('the days are told beforehand', () => {
  expect(reminderDays(to)).toEqual(['2026-11-25', '2026-12-01']);
});
