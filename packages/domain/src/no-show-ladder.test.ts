import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rungOf } from './no-show-ladder.ts';

test.each([
  ['nobody who never missed', 0, 0, 'free'],
  ['nobody who missed once', 0, 1, 'free'],
  ['a new customer who missed twice', 0, 2, 'approval'],
  ['somebody who came nearly often enough', 5, 2, 'approval'],
  ['no regular who missed twice', 6, 2, 'free'],
  ['a new customer who missed three times', 0, 3, 'phone'],
  ['somebody who came less than three times as often', 8, 3, 'phone'],
  ['no regular who missed three times', 9, 3, 'free'],
  ['somebody who misses most visits', 10, 20, 'phone'],
] as const)('the ladder meets %s', (_, kept, missed, rung) => {
  expect(rungOf({ kept, missed })).toBe(rung);
});

const height = { free: 0, approval: 1, phone: 2 } as const;
const count = fc.nat({ max: 60 });

test('a missed visit never leads down the ladder, a kept one never up', () => {
  fc.assert(
    fc.property(count, count, (kept, missed) => {
      const here = height[rungOf({ kept, missed })];
      expect(height[rungOf({ kept, missed: missed + 1 })]).toBeGreaterThanOrEqual(here);
      expect(height[rungOf({ kept: kept + 1, missed })]).toBeLessThanOrEqual(here);
    }),
  );
});
