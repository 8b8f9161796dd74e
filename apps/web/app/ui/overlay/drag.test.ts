import { expect, test } from 'vitest';
import { leavesTheScreen } from './drag.ts';

test('a sheet pulled by a third of its height leaves, one that was only touched stays', () => {
  expect(leavesTheScreen(200, 600)).toBe(true);
  expect(leavesTheScreen(20, 600)).toBe(false);
  expect(leavesTheScreen(0, 0)).toBe(false);
});
