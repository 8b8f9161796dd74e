import { expect, test } from 'vitest';
import { fitsServiceLimit } from './service-limit.ts';

test.each([
  [0, 1, true],
  [499, 1, true],
  [500, 1, false],
  [400, 100, true],
  [401, 100, false],
])('%d services and %d more fit: %s', (current, added, fits) => {
  expect(fitsServiceLimit(added, current)).toBe(fits);
});
