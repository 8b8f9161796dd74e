import { expect, test } from 'vitest';
import { employee } from './samples.ts';
import { selectedEmployee } from './selected-employee.ts';

const hairdresser = employee('hairdresser');
const desk = employee('desk', '10:00:00', '20:00:00', { allServices: false, serviceCodes: [] });
const team = [desk, hairdresser];

test.each([
  [
    'who may act for all sees the salon on a desk',
    hairdresser,
    { isNarrow: false, actsForAll: true },
    undefined,
  ],
  ['and on a phone their own day', hairdresser, { isNarrow: true, actsForAll: true }, 'hairdresser'],
  ['a hairdresser sees their own day', hairdresser, { isNarrow: false, actsForAll: false }, 'hairdresser'],
  ['who takes no customers sees the salon', desk, { isNarrow: true, actsForAll: true }, undefined],
  ['who is no employee sees one on a phone', undefined, { isNarrow: true, actsForAll: true }, 'hairdresser'],
  ['and the salon on a desk', undefined, { isNarrow: false, actsForAll: false }, undefined],
] as const)('%s', (_, own, screen, expected) => {
  expect(selectedEmployee(null, { own, team }, screen)).toBe(expected);
});

test('whom the address names is shown', () => {
  const screen = { isNarrow: false, actsForAll: false };
  expect(selectedEmployee('desk', { own: hairdresser, team }, screen)).toBe('desk');
  expect(selectedEmployee('tum', { own: hairdresser, team }, screen)).toBeUndefined();
});
