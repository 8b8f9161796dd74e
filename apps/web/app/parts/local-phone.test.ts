import { expect, test } from 'vitest';
import { localPhone } from './local-phone.ts';

test.each([
  ['+905321184027', '0532 118 40 27'],
  ['+902123456789', '0212 345 67 89'],
  ['+4915112345678', '+49 151 123 456 78'],
  ['0532 *** ** 27', '0532 *** ** 27'],
  ['+49 *** 78', '+49 *** 78'],
  ['', ''],
])('%s is said %s', (kept, said) => {
  expect(localPhone(kept)).toBe(said);
});
