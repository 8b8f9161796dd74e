import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNationalNumber, isTaxNumber } from './tax-number.ts';

test.each(['1234567890', '8790017566', '6310047284'])('%s is a tax number', (text) => {
  expect(isTaxNumber(text)).toBe(true);
});

test.each(['10000000146', '12345678950'])('%s is a national number', (text) => {
  expect(isNationalNumber(text)).toBe(true);
});

test.each(['', '123456789', '12345678901', '01234567890', '1234567891', '12345 6789', 'abcdefghij'])(
  '%j is neither',
  (text) => {
    expect(isTaxNumber(text) || isNationalNumber(text)).toBe(false);
  },
);

test('one wrong digit is always noticed in a national number', () => {
  const numbers = fc.constantFrom('10000000146', '12345678950');
  fc.assert(
    fc.property(
      numbers,
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 9 }),
      (text, place, more) => {
        const digit = (Number(text[place]) + more) % 10;
        expect(isNationalNumber(`${text.slice(0, place)}${digit}${text.slice(place + 1)}`)).toBe(false);
      },
    ),
  );
});

test('of ten last digits exactly one makes a tax number', () => {
  const nine = fc.stringMatching(/^\d{9}$/);
  fc.assert(
    fc.property(nine, (text) => {
      const fitting = Array.from({ length: 10 }, (_, last) => `${text}${last}`).filter(isTaxNumber);
      expect(fitting).toHaveLength(1);
    }),
  );
});
