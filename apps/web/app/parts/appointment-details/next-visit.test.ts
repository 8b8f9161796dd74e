import { addDays } from '@ayna/domain/wall-clock';
import { expect, test } from 'vitest';
import type { CustomerVisit } from '../../data/customers.ts';
import { nextVisit, usualInterval } from './next-visit.ts';

test.each([
  ['none', [], null],
  ['one', ['2026-11-14'], null],
  ['two visits are no habit', ['2026-10-24', '2026-11-14'], null],
  ['three weeks', ['2026-10-03', '2026-10-24', '2026-11-14'], 21],
  ['a long absence does not count', ['2025-01-04', '2026-10-03', '2026-10-24', '2026-11-14'], 21],
  ['whole weeks, so that the weekday stays', ['2026-10-02', '2026-10-24', '2026-11-14'], 21],
  ['days below a week', ['2026-11-08', '2026-11-11', '2026-11-14'], 3],
  ['a day counts once', ['2026-11-14', '2026-11-14', '2026-10-24', '2026-10-03'], 21],
] as const)('%s', (_, days, interval) => {
  expect(usualInterval(days)).toBe(interval);
});

test.each([1, 2, 5, 20])('a rhythm of %i weeks is found, whatever the order of the visits', (weeks) => {
  for (const visits of [3, 4, 9]) {
    const days = Array.from({ length: visits }, (_, nth) => addDays('2024-01-06', nth * weeks * 7));
    expect(usualInterval(days)).toBe(weeks * 7);
    expect(usualInterval(days.toReversed())).toBe(weeks * 7);
  }
});

const at = (day: string) => ({
  appointmentStartDate: `${day}T17:00:00`,
  appointmentEndDate: `${day}T18:00:00`,
});
const visit = (day: string, status: CustomerVisit['status'] = 'Completed', serviceCode = 'H') =>
  ({ code: day, status, serviceCode, appointmentTime: at(day) }) as CustomerVisit;

const single = { type: 'Single', sessionCount: null, sessionIntervalDays: null } as const;
const course = { type: 'Session', sessionCount: 4, sessionIntervalDays: 28 } as const;
const opened = {
  code: 'opened',
  status: 'Approved',
  serviceCode: 'H',
  sessionNumber: 2,
  appointmentTime: at('2026-11-14'),
  serviceSnapshot: single,
} as const;
const habit = [visit('2026-10-24'), visit('2026-10-03')];
const today = '2026-11-14';

test('the next one is after the usual weeks, at the same hour', () => {
  expect(nextVisit(opened, habit, today)).toEqual({
    date: '2026-12-05',
    clock: '17:00',
    every: 21,
    session: null,
  });
});

test('a course goes on with its next session, and ends with its last', () => {
  const session = { ...opened, serviceSnapshot: course };
  expect(nextVisit(session, [], today)).toMatchObject({ date: '2026-12-12', every: 28, session: 3 });
  expect(nextVisit({ ...session, sessionNumber: 4 }, [], today)).toBeNull();
});

test.each([
  ['it is booked already', opened, [...habit, visit('2026-12-04', 'Approved')], today],
  ['it waits to be approved already', opened, [...habit, visit('2026-12-04', 'Pending')], today],
  ['this one was canceled', { ...opened, status: 'Canceled' as const }, habit, today],
  ['nobody came', { ...opened, status: 'NoShow' as const }, habit, today],
  ['that day is over', opened, habit, '2026-12-05'],
  ['the visits were for something else', opened, habit.map((one) => ({ ...one, serviceCode: 'X' })), today],
])('none is proposed where %s', (_, one, visits, now) => {
  expect(nextVisit(one, visits, now)).toBeNull();
});

test('a later one that was called off is no obstacle', () => {
  expect(nextVisit(opened, [...habit, visit('2026-12-04', 'Canceled')], today)).not.toBeNull();
});
