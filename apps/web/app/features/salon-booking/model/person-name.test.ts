import { expect, it } from 'vitest';
import { splitName } from './person-name.ts';

it.each([
  ['Gülşen Işıldar', 'Gülşen', 'Işıldar'],
  ['  Ayşe  Nur   Öz ', 'Ayşe Nur', 'Öz'],
  ['Gülşen', 'Gülşen', ''],
  ['', '', ''],
])('%s is %s and %s', (typed, name, lastname) => {
  expect(splitName(typed)).toEqual({ name, lastname });
});
