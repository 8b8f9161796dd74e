import { expect, test } from 'vitest';
import { daysOf, periodOf, previousOf, sameDaysOf } from './periods.ts';

const today = '2026-11-18';
const november = { first: '2026-11-01', last: '2026-11-30', isMonth: true };

test('a period is the asked days, the asked month, or this month', () => {
  expect(periodOf(null, null, today)).toEqual(november);
  expect(periodOf('2026-02', null, today)).toEqual({
    first: '2026-02-01',
    last: '2026-02-28',
    isMonth: true,
  });
  const days = { first: '2026-11-02', last: '2026-11-08' };
  expect(periodOf('2026-02', days, today)).toEqual({ ...days, isMonth: false });
});

test('a month is compared with the month before, days with as many before them', () => {
  expect(previousOf(november)).toEqual({ first: '2026-10-01', last: '2026-10-31' });
  expect(previousOf({ first: '2026-11-02', last: '2026-11-08', isMonth: false })).toEqual({
    first: '2026-10-26',
    last: '2026-11-01',
  });
});

test('the running month is compared with the same days too, another one is not', () => {
  expect(sameDaysOf(november, today)).toEqual({
    now: { first: '2026-11-01', last: today },
    before: { first: '2026-10-01', last: '2026-10-18' },
  });
  // February has no 31st.
  expect(sameDaysOf(periodOf('2026-03', null, today), '2026-03-30')?.before.last).toBe('2026-02-28');
  expect(sameDaysOf(periodOf('2026-10', null, today), today)).toBeNull();
  expect(sameDaysOf(november, '2026-11-30')).toBeNull();
});

test('days are listed with both ends', () => {
  expect(daysOf({ first: '2026-10-31', last: '2026-11-01' })).toEqual(['2026-10-31', '2026-11-01']);
});
