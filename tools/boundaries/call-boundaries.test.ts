import { moduleCalls } from '@ayna/contracts/module-calls';
import { fixtureCalls } from '@ayna/fixture-contracts/module-calls';
import { expect, test } from 'vitest';
import { allCalls } from './call-boundaries.ts';
import { findCycle } from './find-cycle.ts';

test('the declared calls have no cycle', () => {
  expect(findCycle(allCalls)).toBeUndefined();
});

test('finds a cycle of any length, from any module', () => {
  expect(findCycle({ salon: ['salon'] })).toEqual(['salon', 'salon']);
  expect(findCycle({ salon: ['auth'], auth: ['salon'] })).toEqual(['salon', 'auth', 'salon']);
  expect(findCycle({ file: ['salon'], salon: ['auth', 'catalog'], catalog: ['salon'] })).toEqual([
    'salon',
    'catalog',
    'salon',
  ]);
});

test('two paths to the same module are no cycle', () => {
  expect(findCycle({ salon: ['auth', 'employee'], employee: ['auth'] })).toBeUndefined();
});

test('no fixture overrides the declared calls of a real module', () => {
  expect(Object.keys(fixtureCalls).filter((name) => name in moduleCalls)).toEqual([]);
});
