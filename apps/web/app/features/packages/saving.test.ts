import { expect, test } from 'vitest';
import { commonSaving, savingOf } from './saving.ts';

const prices = (monthlyPrice: number, yearlyPrice: number) => ({ monthlyPrice, yearlyPrice });

test.each([
  [prices(490, 4900), { kind: 'months', count: 2 }],
  [prices(490, 5000), { kind: 'percent', count: 14 }],
  [prices(490, 5880), null],
  [prices(490, 6000), null],
  // Less than one percent is not worth a badge.
  [prices(490, 5879), null],
  [prices(0, 0), null],
])('%o saves %o', (given, saving) => expect(savingOf(given)).toEqual(saving));

test('a badge for all stands only where all save the same', () => {
  expect(commonSaving([prices(490, 4900), prices(990, 9900)])).toEqual({ kind: 'months', count: 2 });
  expect(commonSaving([prices(490, 4900), prices(990, 9000)])).toBeNull();
  expect(commonSaving([])).toBeNull();
});
