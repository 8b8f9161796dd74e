import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liraTotal } from './money.ts';

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1250.5, 899.99, 0.01], 2150.5],
  [[9_999_999.99, 9_999_999.99], 19_999_999.98],
])('%j is %d', (amounts, total) => {
  expect(liraTotal(amounts)).toBe(total);
});

test('is the very sum that whole kurus make, in whichever order', () => {
  const kurus = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 300 });
  fc.assert(
    fc.property(kurus, (amounts) => {
      const exact = Number(amounts.reduce((sum, one) => sum + BigInt(one), 0n)) / 100;
      const lira = amounts.map((one) => one / 100);
      expect(liraTotal(lira)).toBe(exact);
      expect(liraTotal(lira.toReversed())).toBe(exact);
    }),
  );
});
