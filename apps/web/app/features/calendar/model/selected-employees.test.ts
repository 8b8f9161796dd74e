import { expect, test } from 'vitest';
import { employee } from './samples.ts';
import {
  employeesParam,
  isSelected,
  onlyOne,
  selectedEmployees,
  withEmployee,
} from './selected-employees.ts';

const hairdresser = employee('hairdresser');
const desk = employee('desk', '10:00:00', '20:00:00', { allServices: false, serviceCodes: [] });
const receptionist = employee('receptionist', '10:00:00', '20:00:00', { position: 'Receptionist' });
const team = [desk, hairdresser];

test.each([
  ['who may act for all sees the salon on a desk', hairdresser, { isNarrow: false, actsForAll: true }, []],
  ['and on a phone their own day', hairdresser, { isNarrow: true, actsForAll: true }, ['hairdresser']],
  ['a hairdresser sees their own day', hairdresser, { isNarrow: false, actsForAll: false }, ['hairdresser']],
  ['who takes no customers sees the salon', desk, { isNarrow: true, actsForAll: true }, []],
  [
    'so does a receptionist, whose entry offers services',
    receptionist,
    { isNarrow: true, actsForAll: true },
    [],
  ],
  ['and anyone who is no employee', undefined, { isNarrow: true, actsForAll: true }, []],
  ['also with fewer rights', undefined, { isNarrow: false, actsForAll: false }, []],
] as const)('%s', (_, own, screen, expected) => {
  expect(selectedEmployees(null, { own, team }, screen)).toEqual(expected);
});

test('whom the address names is shown, however narrow the screen', () => {
  const screen = { isNarrow: true, actsForAll: false };
  const own = hairdresser;
  expect(selectedEmployees(['desk'], { own, team }, screen)).toEqual(['desk']);
  expect(selectedEmployees(['desk', 'hairdresser'], { own, team }, screen)).toEqual(['desk', 'hairdresser']);
  expect(selectedEmployees([], { own, team }, screen)).toEqual([]);
});

test('of a kept link, who is gone is left out, and nobody left is nobody chosen', () => {
  const screen = { isNarrow: false, actsForAll: true };
  const own = hairdresser;
  expect(selectedEmployees(['gone', 'desk'], { own, team }, screen)).toEqual(['desk']);
  expect(selectedEmployees(['gone'], { own, team }, screen)).toEqual([]);
  expect(selectedEmployees(['gone'], { own, team }, { isNarrow: true, actsForAll: true })).toEqual([
    'hairdresser',
  ]);
  // Until the team is known, the link is believed.
  expect(selectedEmployees(['gone'], { own: undefined, team: [] }, screen)).toEqual(['gone']);
});

const read = (search: string) => employeesParam.read(new URLSearchParams(search));

test.each([
  ['nothing', '', null],
  ['an empty word', 'calisan=', null],
  ['everybody', 'calisan=tum', []],
  ['one', 'calisan=a', ['a']],
  ['several', 'calisan=a,b,c', ['a', 'b', 'c']],
  ['one twice, and gaps', 'calisan=a,,a,b,', ['a', 'b']],
  ['everybody among others', 'calisan=a,tum', ['a']],
  ['commas alone', 'calisan=,,', null],
] as const)('the address may name %s', (_, search, expected) => {
  expect(read(search)).toEqual(expected);
});

test('no more are read than can be counted', () => {
  const all = Array.from({ length: 60 }, (_, index) => `code-${index}`);
  expect(read(`calisan=${all.join(',')}`)).toEqual(all.slice(0, 50));
});

test.each([[null], [[]], [['a']], [['a', 'b']]] as const)('what is written is read again: %j', (codes) => {
  expect(read(new URLSearchParams(employeesParam.write(codes)).toString())).toEqual(codes);
});

test('one is alone, and everybody includes each', () => {
  expect(onlyOne(['a'])).toBe('a');
  expect(onlyOne([])).toBeUndefined();
  expect(onlyOne(['a', 'b'])).toBeUndefined();
  expect(isSelected([], 'a')).toBe(true);
  expect(isSelected(['a', 'b'], 'b')).toBe(true);
  expect(isSelected(['a', 'b'], 'c')).toBe(false);
});

test.each([
  ['everybody stays everybody', [], []],
  ['one makes way', ['a'], ['x']],
  ['several make room', ['a', 'b'], ['a', 'b', 'x']],
  ['who is shown is not shown twice', ['a', 'x'], ['a', 'x']],
])('for somebody else %s', (_, codes, expected) => {
  expect(withEmployee(codes, 'x')).toEqual(expected);
});
