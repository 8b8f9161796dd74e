import { expect, test } from 'vitest';
import { isMonth, monthAfter } from './months.ts';

test('months follow each other over the years', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01');
  expect([isMonth('2026-11'), isMonth('2026-13'), isMonth('x')]).toEqual([true, false, false]);
});
