import { expect, test } from 'vitest';
import { waterfall } from './bars.ts';

test('each bar goes on where the one before has ended', () => {
  expect(waterfall({ commission: 300, tipSum: 100, advanceSum: 200, toPay: 200 })).toEqual({
    commission: { from: 0, to: 0.75 },
    tipSum: { from: 0.75, to: 1 },
    advanceSum: { from: 0.5, to: 1 },
    toPay: { from: 0, to: 0.5 },
  });
});

test('more advances than earnings leave no bar to pay', () => {
  const { advanceSum, toPay } = waterfall({ commission: 100, tipSum: 0, advanceSum: 400, toPay: -300 });
  expect(advanceSum).toEqual({ from: 0, to: 0.25 });
  expect(toPay).toEqual({ from: 0, to: 0 });
});
