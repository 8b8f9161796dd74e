import { expect, test } from 'vitest';
import { maskContact } from './masked-contact.ts';

test.each([
  ['sms', '+905351234588', '0535 *** ** 88'],
  ['mail', 'ayla.kara@ornek.com', 'a***@ornek.com'],
  ['mail', 'a@ornek.com', 'a***@ornek.com'],
] as const)('%s to %s is shown as %s', (by, sentTo, shown) => {
  expect(maskContact({ by, sentTo })).toBe(shown);
});
