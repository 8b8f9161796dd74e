import { describe, expect, test } from 'vitest';
import { expiryDigits, expiryOf, expiryText, isExpired, isTooFar } from './card-expiry.ts';

const day = '2026-11-19';

describe('typing', () => {
  test.each([
    ['1', '1'],
    ['11', '11'],
    ['112', '112'],
    ['11 / 29', '1129'],
    ['11/2029', '1129'],
    ['1/29', '0129'],
    ['9', '09'],
    ['929', '0929'],
    ['11291', '1129'],
    ['', ''],
  ])('%s is %s', (typed, digits) => expect(expiryDigits(typed)).toBe(digits));

  test.each([
    ['1', '1'],
    ['11', '11'],
    ['112', '11 / 2'],
    ['1129', '11 / 29'],
  ])('%s shows as %s', (digits, text) => expect(expiryText(digits)).toBe(text));
});

test('a month and a year are read only when both are there', () => {
  expect(expiryOf('1129')).toEqual({ month: '11', year: '2029' });
  expect(expiryOf('1329')).toBeNull();
  expect(expiryOf('0029')).toBeNull();
  expect(expiryOf('112')).toBeNull();
});

test('a card is good until its month ends', () => {
  expect(isExpired({ month: '11', year: '2026' }, day)).toBe(false);
  expect(isExpired({ month: '10', year: '2026' }, day)).toBe(true);
  expect(isExpired({ month: '01', year: '2027' }, day)).toBe(false);
  expect(isTooFar({ month: '01', year: '2047' }, day)).toBe(true);
  expect(isTooFar({ month: '01', year: '2046' }, day)).toBe(false);
});
