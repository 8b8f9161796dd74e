import { expect, test } from 'vitest';
import { isFilledByBot, isFilledTooQuickly } from './bot-checks.ts';

const now = 1_794_700_000_000;

test.each([
  ['at once', now, true],
  ['just before three seconds', now - 2_999, true],
  ['after three seconds', now - 3_000, false],
  ['the next day', now - 86_400_000, false],
  ['by a clock ten minutes ahead', now + 600_000, false],
  ['without a time', undefined, false],
])('sent %s: too quick is %s', (_, openedAt, expected) => {
  expect(isFilledTooQuickly(openedAt, now)).toBe(expected);
});

test.each([
  [undefined, false],
  ['', false],
  ['  ', false],
  ['https://example.com', true],
])('the hidden field contains %j: a bot is %s', (website, expected) => {
  expect(isFilledByBot({ website })).toBe(expected);
});
