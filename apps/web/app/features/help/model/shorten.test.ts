import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('keeps a short text, and cuts a long one after a whole word', () => {
  expect(shorten('k\u0131sa')).toBe('k\u0131sa');
  const cut = shorten('on iki, '.repeat(30));
  expect(cut.length).toBeLessThanOrEqual(156);
  expect(cut).toMatch(/(?:on|iki)\u2026$/);
});
