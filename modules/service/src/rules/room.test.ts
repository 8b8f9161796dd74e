import { expect, test } from 'vitest';
import { hasRoomFor } from './room.ts';

test.each([
  [0, 1, true],
  [499, 1, true],
  [500, 1, false],
  [400, 100, true],
  [401, 100, false],
])('where there are %d, %d more: %s', (held, more, fits) => {
  expect(hasRoomFor(more, held)).toBe(fits);
});
