import fc from 'fast-check';
import { expect, test } from 'vitest';
import { churnOf, lastDayOf, monthBefore, monthsBetween } from './revenue.ts';

const terms = [
  { salonCode: 'stays', from: '2026-10-05', to: '2026-11-05', monthly: 99_000 },
  { salonCode: 'stays', from: '2026-11-05', to: '2026-12-05', monthly: 99_000 },
  { salonCode: 'leaves', from: '2026-10-10', to: '2026-11-10', monthly: 49_000 },
  { salonCode: 'comes', from: '2026-11-20', to: '2027-11-20', monthly: 82_500 },
  { salonCode: 'returns', from: '2026-08-01', to: '2026-09-01', monthly: 49_000 },
  { salonCode: 'returns', from: '2026-11-15', to: '2026-12-15', monthly: 49_000 },
  { salonCode: 'tries', from: '2026-11-02', to: '2026-11-02', monthly: 199_000 },
];

test('a month tells who came, came back and left, and what those who stay bring in', () => {
  expect(churnOf(terms, '2026-11', '2026-11-30')).toEqual({
    mrr: 99_000 + 82_500 + 49_000,
    paying: 3,
    new: 1,
    returned: 1,
    lost: 1,
  });
});

test('who is there at the end is who was there, less the lost, plus the new and the returned', () => {
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
  const term = fc
    .record({ salonCode: fc.constantFrom('a', 'b', 'c', 'd'), from: day, to: day, monthly: fc.nat(100_000) })
    .filter(({ from, to }) => from < to);
  fc.assert(
    fc.property(fc.array(term, { maxLength: 12 }), fc.integer({ min: 0, max: 20 }), (all, index) => {
      const month = monthBefore('2026-11', index);
      const before = churnOf(all, monthBefore(month, 1), lastDayOf(monthBefore(month, 1)));
      const now = churnOf(all, month, lastDayOf(month));
      expect(now.paying).toBe(before.paying + now.new + now.returned - now.lost);
    }),
  );
});

test('months are counted over the turn of a year', () => {
  expect(monthBefore('2026-02', 3)).toBe('2025-11');
  expect(monthBefore('2026-12', 11)).toBe('2026-01');
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
