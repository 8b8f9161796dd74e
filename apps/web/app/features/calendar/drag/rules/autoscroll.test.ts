import { expect, test } from 'vitest';
import { scrollSpeed } from './autoscroll.ts';

test.each([
  [500, 0],
  [100, 0],
  [72, -4],
  [44, -16],
  [-200, -16],
  [900, 0],
  [928, 4],
  [1_200, 16],
])('at %i between 44 and 956 it scrolls by %i', (position, speed) =>
  expect(scrollSpeed(position, 44, 956)).toBe(speed),
);
