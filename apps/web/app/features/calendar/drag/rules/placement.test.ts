import { momentAt } from '@ayna/domain/wall-clock';
import { expect, test } from 'vitest';
import { type Column, columnAt, minuteIn, snapTo, stepFor } from './placement.ts';

const column = (employee: string, left: number): Column => ({
  employee,
  day: '2026-11-14',
  from: 540,
  to: 1_140,
  left,
  right: left + 200,
  top: 100,
});

const team = [column('nehir', 60), column('deniz', 260), column('elif', 460)];

test.each([
  [60, 'nehir'],
  [259, 'nehir'],
  [300, 'deniz'],
  [659, 'elif'],
  // Over the times, and past the last column: the nearest.
  [10, 'nehir'],
  [900, 'elif'],
])('at %i px stands %s', (x, employee) => expect(columnAt(team, x)?.employee).toBe(employee));

test('without columns there is nowhere to be', () => expect(columnAt([], 10)).toBeUndefined());

test('a minute is one and a half pixels, counted from the first visible one', () => {
  expect(minuteIn(column('nehir', 60), 100)).toBe(540);
  expect(minuteIn(column('nehir', 60), 190)).toBe(600);
});

test.each([
  [607, 15, 600],
  [608, 15, 615],
  [607, 5, 605],
  [1_447, 15, 1_440],
])('minute %i by %i is %i', (minute, step, expected) => expect(snapTo(minute, step)).toBe(expected));

test.each([
  [615, '2026-11-14T10:15:00'],
  [0, '2026-11-14T00:00:00'],
  [1_440, '2026-11-15T00:00:00'],
  [1_470, '2026-11-15T00:30:00'],
])('minute %i of 14 November is %s', (minute, expected) =>
  expect(momentAt('2026-11-14', minute)).toBe(expected),
);

test.each([
  [5, 5],
  [10, 10],
  [15, 15],
  [20, 10],
  [30, 15],
  [60, 15],
])('a salon of %i minutes is dragged by %i, and by 5 with Shift', (slotStep, step) => {
  expect(stepFor(slotStep)).toBe(step);
  expect(stepFor(slotStep, true)).toBe(5);
});
