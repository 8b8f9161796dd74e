import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('place %i by %i', (index, by, codes) => expect(moved(['a', 'b', 'c'], index, by)).toEqual(codes));
