import { expect, test } from 'vitest';
import { accusative } from './texts.ts';

test.each([
  [1, '1’i'],
  [2, '2’yi'],
  [3, '3’ü'],
  [6, '6’yı'],
  [9, '9’u'],
  [10, '10’u'],
  [20, '20’yi'],
  [40, '40’ı'],
  [46, '46’yı'],
  [90, '90’ı'],
  [100, '100’ü'],
])('%i as an object', (count, expected) => {
  expect(accusative(count)).toBe(expected);
});
