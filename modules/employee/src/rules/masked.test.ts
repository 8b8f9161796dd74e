import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test.each([
  ['sms', '+905351234588', '0535 *** ** 88'],
  ['mail', 'ayla.kara@ornek.com', 'a***@ornek.com'],
  ['mail', 'a@ornek.com', 'a***@ornek.com'],
] as const)('%s to %s is shown as %s', (by, sentTo, shown) => {
  expect(masked({ by, sentTo })).toBe(shown);
});
