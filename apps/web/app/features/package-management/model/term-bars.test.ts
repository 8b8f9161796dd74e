import { expect, test } from 'vitest';
import { termBars } from './term-bars.ts';

const count = (bars: readonly string[], kind: string) => bars.filter((bar) => bar === kind).length;

test('a month has a bar for every day', () => {
  const bars = termBars({ from: '2026-11-02', to: '2026-12-02' }, '2026-11-14');
  expect(bars).toHaveLength(30);
  expect([count(bars, 'gone'), count(bars, 'today'), count(bars, 'left')]).toEqual([12, 1, 17]);
});

test('a year has as many bars as a month', () => {
  const bars = termBars({ from: '2026-01-01', to: '2027-01-01' }, '2026-07-02');
  expect(bars).toHaveLength(31);
  expect(count(bars, 'today')).toBe(1);
});

test('after the end nothing is left', () => {
  const bars = termBars({ from: '2026-11-02', to: '2026-12-02' }, '2026-12-05');
  expect(count(bars, 'gone')).toBe(30);
});

test('on the first day nothing is gone', () =>
  expect(termBars({ from: '2026-11-02', to: '2026-12-02' }, '2026-11-02')[0]).toBe('today'));
