import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumLira } from './money.ts';

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1250.5, 899.99, 0.01], 2150.5],
  [[9_999_999.99, 9_999_999.99], 19_999_999.98],
])('%j adds up to %d', (amounts, total) => {
  expect(sumLira(amounts)).toBe(total);
});

test('equals the exact sum in kurus, in any order', () => {
  const kurus = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 300 });
  fc.assert(
    fc.property(kurus, (amounts) => {
      const exact = Number(amounts.reduce((sum, one) => sum + BigInt(one), 0n)) / 100;
      const lira = amounts.map((one) => one / 100);
      expect(sumLira(lira)).toBe(exact);
      expect(sumLira(lira.toReversed())).toBe(exact);
    }),
  );
});
