import { expect, test } from 'vitest';
import { isDismissed } from './dismiss-drag.ts';

test('a sheet pulled by a third of its height leaves, one that was only touched stays', () => {
  expect(isDismissed(200, 600)).toBe(true);
  expect(isDismissed(20, 600)).toBe(false);
  expect(isDismissed(0, 0)).toBe(false);
});
