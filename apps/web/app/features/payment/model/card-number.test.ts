import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandOf, cardDigits, cvcLength, groupCard, hasCheckDigit, numberState } from './card-number.ts';

// The numbers that providers publish for tests; no person has them.
const mastercard = '5528790000000008';
const visa = '4603450000000000';
const amex = '374427000000003';
const troy = '9792030394440796';

describe('brand', () => {
  test.each([
    [mastercard, 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', null],
    [visa, 'visa'],
    [amex, 'amex'],
    [troy, 'troy'],
    ['6500', 'troy'],
    ['5', null],
    ['', null],
  ])('of %s is %s', (digits, brand) => expect(brandOf(digits)).toBe(brand));
});

describe('state of the number', () => {
  test.each([
    [mastercard, 'right'],
    [visa, 'right'],
    [amex, 'right'],
    [troy, 'right'],
    ['5528790000000009', 'wrong'],
    ['374427000000004', 'wrong'],
    ['552879000000000', 'short'],
    // 13 digits are a number of Visa only where the check digit says so.
    ['4222222222222', 'right'],
    ['4222222222223', 'short'],
    ['', 'short'],
  ])('%s is %s', (digits, state) => expect(numberState(digits)).toBe(state));
});

describe('grouping', () => {
  test.each([
    [mastercard, '5528 7900 0000 0008'],
    [amex, '3744 270000 00003'],
    ['55287', '5528 7'],
    ['5528', '5528'],
    ['', ''],
  ])('%s', (digits, text) => expect(groupCard(digits)).toBe(text));

  test('loses no digit', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (typed) => {
        const digits = cardDigits(typed);
        expect(cardDigits(groupCard(digits))).toBe(digits);
      }),
    ));
});

test('what is pasted is read whatever stands between the digits', () => {
  expect(cardDigits('5528-7900 0000.0008')).toBe(mastercard);
  expect(cardDigits(`${mastercard}99`)).toBe(mastercard);
});

test('the check digit finds every single wrong digit', () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{11,18}$/),
      fc.nat(18),
      fc.integer({ min: 1, max: 9 }),
      (start, place, by) => {
        const full =
          Array.from('0123456789')
            .map((last) => start + last)
            .find(hasCheckDigit) ?? '';
        const index = place % full.length;
        const wrong = full.slice(0, index) + ((Number(full[index]) + by) % 10) + full.slice(index + 1);
        expect(hasCheckDigit(full)).toBe(true);
        expect(hasCheckDigit(wrong)).toBe(false);
      },
    ),
  ));

test('American Express has four digits on its front', () => {
  expect(cvcLength(amex)).toBe(4);
  expect(cvcLength(visa)).toBe(3);
});
