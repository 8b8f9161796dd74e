import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueDate, MAX_MONTHS, openProposals, proposedMonths, recordedDate } from './recurring.ts';

const rule = {
  code: 'rent',
  title: 'Kira',
  category: 'Rent' as const,
  amount: 32_000,
  day: 5,
  startDate: '2026-01-01',
  endDate: null,
  employeeCode: null,
  employeeSnapshot: null,
  paymentKind: 'cash' as const,
};

test.each([
  ['2026-02', 31, '2026-02-28'],
  ['2028-02', 30, '2028-02-29'],
  ['2026-04', 31, '2026-04-30'],
  ['2026-12', 31, '2026-12-31'],
  ['2026-11', 5, '2026-11-05'],
])('in %s the day %i is %s', (month, day, date) => {
  expect(dueDate(month, day)).toBe(date);
});

describe('a rule proposes', () => {
  test.each([
    ['its first month if the day has not passed', { startDate: '2026-10-05' }, ['2026-10', '2026-11']],
    ['the month after a day that has passed', { startDate: '2026-10-06' }, ['2026-11']],
    [
      'nothing after its last day',
      { startDate: '2026-09-01', endDate: '2026-10-31' },
      ['2026-09', '2026-10'],
    ],
    ['nothing if it ends before its first day', { startDate: '2026-11-01', endDate: '2026-11-04' }, []],
    ['nothing that begins next month', { startDate: '2026-12-01' }, []],
    ['this month before its day', { startDate: '2026-11-01', day: 30 }, ['2026-11']],
  ])('%s', (_, change, months) => {
    expect(proposedMonths({ ...rule, ...change }, '2026-11-14')).toEqual(months);
  });

  test('at most a year', () => {
    const months = proposedMonths({ ...rule, startDate: '2020-01-01' }, '2026-11-14');
    expect(months).toHaveLength(MAX_MONTHS);
    expect([months[0], months.at(-1)]).toEqual(['2025-12', '2026-11']);
  });
});

const date = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10));
const day = fc.integer({ min: 1, max: 31 });

test('every month between start and end is proposed exactly once, on a day of that month', () => {
  fc.assert(
    fc.property(day, date, fc.option(date), date, (day, startDate, endDate, today) => {
      const months = proposedMonths({ day, startDate, endDate }, today);
      expect(new Set(months).size).toBe(months.length);
      expect(months.toSorted()).toEqual(months);
      for (const month of months) {
        const due = dueDate(month, day);
        expect(due.slice(0, 7)).toBe(month);
        expect(due >= startDate && (endDate === null || due <= endDate)).toBe(true);
        expect(month <= today.slice(0, 7)).toBe(true);
        // The wanted day, or the last one: the day after it is in the next month.
        const after = new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 7);
        expect(Number(due.slice(8)) === day || after !== month).toBe(true);
      }
    }),
  );
});

test('without decisions a year passes month by month, and no month is left out', () => {
  fc.assert(
    fc.property(
      day,
      fc.constantFrom('2025-12-31', '2026-02-28', '2026-11-14', '2028-02-29'),
      (day, today) => {
        expect(proposedMonths({ day, startDate: '2020-01-01', endDate: null }, today)).toHaveLength(
          MAX_MONTHS,
        );
      },
    ),
  );
});

test('a decided month is no longer proposed; one whose transaction was removed is', () => {
  const decisions = [
    { recurringCode: 'rent', month: '2026-10', isDecided: true },
    { recurringCode: 'rent', month: '2026-11', isDecided: false },
    { recurringCode: 'other', month: '2026-11', isDecided: true },
  ];
  const open = openProposals([{ ...rule, startDate: '2026-10-01' }], decisions, '2026-11-14');
  expect(open.map(({ month }) => month)).toEqual(['2026-11']);
});

test('proposals of all rules are ordered by day', () => {
  const late = { ...rule, code: 'wages', day: 31, startDate: '2026-10-01' };
  const open = openProposals([late, { ...rule, startDate: '2026-10-01' }], [], '2026-11-14');
  expect(open.map(({ date }) => date)).toEqual(['2026-10-05', '2026-10-31', '2026-11-05', '2026-11-30']);
});

test.each([
  ['2026-11-05', '2026-11-05'],
  ['2026-11-30', '2026-11-14'],
])('an expense of %s that is confirmed on 14 November is recorded on %s', (due, recorded) => {
  expect(recordedDate(due, '2026-11-14')).toBe(recorded);
});
