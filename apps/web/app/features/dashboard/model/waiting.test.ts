import { expect, test } from 'vitest';
import { visit } from './samples.ts';
import { dueOf, firstOf } from './waiting.ts';

test('the first of those who wait is the one that comes first', () => {
  expect(firstOf([visit('16:00', '17:00'), visit('11:00', '12:00')])?.code).toBe('A-11:00-E');
  expect(firstOf([])).toBeUndefined();
});

test('due is what is owed for days up to today', () => {
  const owed = [
    { amount: 0.1, date: '2026-11-15' },
    { amount: 0.2, date: '2026-11-08' },
    { amount: 900, date: '2026-11-18' },
  ];
  expect(dueOf(owed, '2026-11-17')).toEqual({ count: 2, sum: 0.3, oldest: '2026-11-08', days: 9 });
  expect(dueOf(owed, '2026-11-07')).toBeNull();
});
