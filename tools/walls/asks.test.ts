import { asks } from '@ayna/contracts/asks';
import { fixtureAsks } from '@ayna/fixture-contracts/asks';
import { expect, test } from 'vitest';
import { everyAsk } from './ask-walls.ts';
import { circleIn } from './circle.ts';

test('the table of asks has no circle', () => {
  expect(circleIn(everyAsk)).toBeUndefined();
});

test('a circle is found, however long and wherever it begins', () => {
  expect(circleIn({ salon: ['salon'] })).toEqual(['salon', 'salon']);
  expect(circleIn({ salon: ['auth'], auth: ['salon'] })).toEqual(['salon', 'auth', 'salon']);
  expect(circleIn({ file: ['salon'], salon: ['auth', 'catalog'], catalog: ['salon'] })).toEqual([
    'salon',
    'catalog',
    'salon',
  ]);
});

test('two ways to the same module are no circle', () => {
  expect(circleIn({ salon: ['auth', 'employee'], employee: ['auth'] })).toBeUndefined();
});

test('no fixture hides a row of the real table', () => {
  expect(Object.keys(fixtureAsks).filter((name) => name in asks)).toEqual([]);
});
