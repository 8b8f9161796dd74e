import { expect, test } from 'vitest';
import { type PadKey, parseTyped, pressKey, typedOf } from './keypad.ts';

const typing = (keys: string): string => {
  let typed = '';
  for (const key of keys) typed = pressKey(typed, key === '<' ? 'delete' : (key as PadKey));
  return typed;
};

test.each([
  ['12', '12'],
  ['05', '5'],
  [',5', '0,5'],
  ['1,,5', '1,5'],
  ['1,2345', '1,234'],
  ['12345678', '123456'],
  ['12<3', '13'],
  ['<', ''],
  ['0,0', '0,0'],
])('the keys %s show %s', (keys, shown) => {
  expect(typing(keys)).toBe(shown);
});

test('what is shown is the amount, and nothing is none', () => {
  expect(parseTyped('')).toBeNull();
  expect(parseTyped('0,5')).toBe(0.5);
  expect(parseTyped('3,')).toBe(3);
  expect(typedOf(0.5)).toBe('0,5');
});
