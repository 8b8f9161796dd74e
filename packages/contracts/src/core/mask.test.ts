import { describe, expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask.ts';

describe('maskPhone', () => {
  test.each([
    ['+905321234567', '0532 *** ** 67'],
    ['+902163491275', '0216 *** ** 75'],
    ['+49301234567', '+49 *** 67'],
  ])('masks %s as %s', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown);
  });
});

test.each([
  ['ayse.kara@ornek.com', 'ay***@ornek.com'],
  ['a@ornek.com', 'a***@ornek.com'],
  ['', '***'],
])('an e-mail keeps its first two letters and its domain: %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
