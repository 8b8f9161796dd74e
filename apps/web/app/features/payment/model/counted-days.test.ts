import { expect, test } from 'vitest';
import type { QuoteLine } from '../../../data/checkout.ts';
import { countedDays } from './counted-days.ts';

const line = (days: number | null, ofDays: number | null): QuoteLine => ({
  kind: 'package',
  name: 'Salon',
  amount: 100,
  price: 100,
  days,
  ofDays,
});

test('every day of a month is a bar', () => {
  const counted = countedDays([line(18, 30)]);
  expect(counted?.bars).toHaveLength(30);
  expect(counted?.bars.filter(Boolean)).toHaveLength(18);
  expect(counted?.bars[0]).toBe(false);
});

test('a year is drawn in as many bars as a month', () => {
  const counted = countedDays([line(73, 365)]);
  expect(counted?.bars).toHaveLength(31);
  expect(counted?.bars.filter(Boolean)).toHaveLength(6);
});

test.each([[[line(30, 30)]], [[line(null, null)]], [[]]])('a whole term has no picture', (lines) =>
  expect(countedDays(lines)).toBeNull(),
);
