import { expect, test } from 'vitest';
import { fullName } from './names.ts';

test.each([
  ['Elif', 'Demir', 'Elif Demir'],
  ['Elif', '', 'Elif'],
  ['', 'Demir', 'Demir'],
  ['', '', ''],
  ['Ayşe Nur', 'Su', 'Ayşe Nur Su'],
])('%j and %j are %j', (name, lastname, full) => {
  expect(fullName({ name, lastname })).toBe(full);
});
