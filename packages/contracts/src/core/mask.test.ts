import { describe, expect, test } from 'vitest';
import { maskPhone } from './mask.ts';

describe('maskPhone', () => {
  test.each([
    ['+905321234567', '0532 *** ** 67'],
    ['+902163491275', '0216 *** ** 75'],
    ['+49301234567', '+49 *** 67'],
  ])('masks %s as %s', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown);
  });
});
