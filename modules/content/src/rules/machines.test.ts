import { expect, test } from 'vitest';
import { isFilledByMachine, isTooQuick } from './machines.ts';

const now = 1_794_700_000_000;

test.each([
  ['at once', now, true],
  ['just before three seconds', now - 2_999, true],
  ['after three seconds', now - 3_000, false],
  ['the next day', now - 86_400_000, false],
  ['by a clock ten minutes ahead', now + 600_000, false],
  ['without saying when', undefined, false],
])('sent %s: too quick is %s', (_, openedAt, expected) => {
  expect(isTooQuick(openedAt, now)).toBe(expected);
});

test.each([
  [undefined, false],
  ['', false],
  ['  ', false],
  ['https://example.com', true],
])('the hidden field holds %j: a machine is %s', (website, expected) => {
  expect(isFilledByMachine({ website })).toBe(expected);
});
