import { expect, test } from 'vitest';
import { churnOf, payingBefore } from './churn.ts';

test.each([
  [{ paying: 100, new: 10, returned: 2, lost: 8 }, 96, 8 / 96],
  [{ paying: 5, new: 5, returned: 0, lost: 0 }, 0, null],
  [{ paying: 0, new: 0, returned: 0, lost: 4 }, 4, 1],
  [{ paying: 0, new: 0, returned: 0, lost: 0 }, 0, null],
])('%o began with %i and lost %o', (month, before, churn) => {
  expect(payingBefore(month)).toBe(before);
  expect(churnOf(month)).toBe(churn);
});
