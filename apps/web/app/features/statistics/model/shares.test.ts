import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { groupParts, sharesOf } from './shares.ts';

const part = (key: string, value: number) => ({ key, name: key, value });

test('the largest parts and the rest add up to the whole, and percent to a hundred', () => {
  const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, index) => part(key, index + 1));
  const shares = sharesOf(parts, 4, 'Rest');
  expect(shares.map(({ name, value, tenths }) => [name, value, tenths])).toEqual([
    ['f', 6, 286],
    ['e', 5, 238],
    ['d', 4, 190],
    ['Rest', 6, 286],
  ]);
});

test('of any parts', () => {
  const values = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, (all) => {
      const shares = sharesOf(
        all.map((kurus, index) => part(String(index), kurus / 100)),
        5,
        'Rest',
      );
      const total = all.reduce((sum, kurus) => sum + kurus, 0);
      expect(shares.length).toBeLessThanOrEqual(5);
      expect(shares.reduce((sum, { value }) => sum + Math.round(value * 100), 0)).toBe(total);
      expect(shares.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(total > 0 ? 1000 : 0);
    }),
  );
});

test('rows of one key become one part', () => {
  expect(groupParts([part('a', 1), part('b', 2), part('a', 3)])).toEqual([part('a', 4), part('b', 2)]);
});

test.each([
  [110, 100, 'up', 100],
  [0.3, 0.1 + 0.2, 'same', 0],
  [31, 35, 'down', -114],
  [5, 0, 'up', null],
  [10, -20, 'up', null],
] as const)('%d after %d went %s', (now, before, direction, tenths) => {
  expect(changeOf(now, before)).toMatchObject({ direction, tenths });
});
