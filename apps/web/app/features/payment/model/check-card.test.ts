import { expect, test } from 'vitest';
import { type CardValues, cardProblems, emptyCard, isCertain } from './check-card.ts';

const day = '2026-11-19';
const good: CardValues = { holder: 'Nehir Aksoy', number: '5528790000000008', expiry: '1129', cvc: '123' };

test('a good card has no problem', () => expect(cardProblems(good, day)).toEqual({}));

test('an empty form names every field', () =>
  expect(cardProblems(emptyCard, day)).toEqual({
    number: 'number-missing',
    holder: 'holder-missing',
    expiry: 'expiry-missing',
    cvc: 'cvc-missing',
  }));

test.each([
  [{ number: '5528790000000009' }, { number: 'number-wrong' }],
  [{ number: '55287900' }, { number: 'number-short' }],
  [{ holder: ' ' }, { holder: 'holder-missing' }],
  [{ expiry: '1026' }, { expiry: 'expired' }],
  [{ expiry: '1329' }, { expiry: 'expiry-wrong' }],
  [{ expiry: '1199' }, { expiry: 'expiry-too-far' }],
  [{ cvc: '12' }, { cvc: 'cvc-short' }],
  // American Express has four digits.
  [{ number: '374427000000003' }, { cvc: 'cvc-short' }],
] as const)('%o', (change, problems) => expect(cardProblems({ ...good, ...change }, day)).toEqual(problems));

test('nobody is told of a number that they have not typed to its end', () => {
  expect(isCertain('number-short', good)).toBe(false);
  expect(isCertain('number-wrong', good)).toBe(true);
  expect(isCertain('expiry-wrong', { ...good, expiry: '13' })).toBe(false);
  expect(isCertain('expiry-wrong', { ...good, expiry: '1329' })).toBe(true);
  expect(isCertain('cvc-short', good)).toBe(false);
});
