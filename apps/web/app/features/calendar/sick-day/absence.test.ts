import { expect, test } from 'vitest';
import { checkDays, daysOf, kindOf, leaveOn, restOfDay, type Span, takesRest, wholeDays } from './absence.ts';

const today = '2026-11-14';
const now = `${today}T09:16:00`;

test.each<[string, Span, ReturnType<typeof kindOf>]>([
  ['today', wholeDays(today, today), 'today'],
  ['the rest of today', restOfDay(now), 'fromNow'],
  ['today and tomorrow', wholeDays(today, '2026-11-15'), 'days'],
  ['another day', wholeDays('2026-11-15', '2026-11-15'), 'days'],
])('%s', (_, span, kind) => {
  expect(kindOf(span, today)).toBe(kind);
});

test('whole days end with the midnight after the last, also at the end of a month', () => {
  const span = wholeDays('2026-11-29', '2026-11-30');
  expect(span.endDate).toBe('2026-12-01T00:00:00');
  expect(daysOf(span)).toEqual(['2026-11-29', '2026-11-30']);
  expect(daysOf(restOfDay(now))).toEqual([today, today]);
});

test('a leave is on a day that it touches, and not on the day at whose midnight it ends', () => {
  const leave = (code: string, span: Span) => ({ code, kind: 'Sick' as const, note: '', ...span });
  const leaves = [leave('short', restOfDay(now)), leave('long', wholeDays(today, '2026-11-16'))];
  expect(leaveOn(leaves, today)?.code).toBe('long');
  expect(leaveOn(leaves, '2026-11-17')).toBeUndefined();
  expect(leaveOn(leaves, '2026-11-13')).toBeUndefined();
});

test('days are checked by the contract, and named as the form has them', () => {
  expect(checkDays({ firstDay: today, lastDay: null })).toHaveProperty('fields.lastDay');
  expect(checkDays({ firstDay: today, lastDay: '2026-11-10' })).toHaveProperty('fields.lastDay');
  expect(checkDays({ firstDay: today, lastDay: today })).toEqual({
    value: { ...wholeDays(today, today), kind: 'Sick', note: '' },
  });
});

test.each<[string, Span, string, boolean]>([
  ['the whole day', wholeDays(today, today), today, true],
  ['since an hour', restOfDay(`${today}T08:00:00`), today, true],
  ['from an hour on', restOfDay(`${today}T11:00:00`), today, false],
  ['until noon', { ...wholeDays(today, today), endDate: `${today}T12:00:00` }, today, false],
  ['the day before', wholeDays('2026-11-13', '2026-11-13'), today, false],
  ['tomorrow, from its beginning', wholeDays('2026-11-15', '2026-11-15'), '2026-11-15', true],
])('away for the rest of the day: %s', (_, leave, day, expected) => {
  expect(takesRest(leave, day, now)).toBe(expected);
});
