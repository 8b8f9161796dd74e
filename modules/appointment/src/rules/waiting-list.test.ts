import { expect, test } from 'vitest';
import { checkWaitingCounts } from './waiting-list.ts';

test.each([
  [0, 0, null],
  [2, 199, null],
  [3, 3, 'too-many-waiting'],
  [0, 200, 'waiting-list-full'],
  [3, 200, 'too-many-waiting'],
])('with %i of the person and %i of the salon: %s', (own, all, expected) => {
  expect(checkWaitingCounts({ own, all })).toBe(expected);
});
