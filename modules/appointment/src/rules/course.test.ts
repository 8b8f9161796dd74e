import type { Appointment } from '@ayna/contracts/appointment';
import { expect, test } from 'vitest';
import { courseOf, nextProposed, runningCourses, type Session } from './course.ts';

const session = (date: string, sessionNumber: number, more: Partial<Session> = {}): Session => ({
  visitCode: date,
  sessionNumber,
  startDate: `${date}T10:00:00`,
  status: 'Approved',
  ...more,
});
const numbers = (course: readonly Session[]) => course.map(({ startDate }) => startDate.slice(5, 10));

const former = [session('2026-01-01', 1), session('2026-02-01', 2)];
const present = [session('2026-05-01', 1), session('2026-06-01', 2), session('2026-07-01', 3)];

test('a course is told from the one before and the one after, in whatever order they are read', () => {
  const all = [...present, ...former].toReversed();
  expect(numbers(courseOf(all, '2026-06-01'))).toEqual(['05-01', '06-01', '07-01']);
  expect(numbers(courseOf(all, '2026-02-01'))).toEqual(['01-01', '02-01']);
  expect(numbers(courseOf([session('2026-06-01', 2)], '2026-06-01'))).toEqual(['06-01']);
});

test('the next session is proposed at the interval, never in the past, and none after the last', () => {
  const terms = { sessionCount: 4, intervalDays: 30, today: '2026-06-10' };
  expect(nextProposed(present, terms)).toBe('2026-07-31');
  expect(nextProposed(present, { ...terms, today: '2026-09-01' })).toBe('2026-09-01');
  expect(nextProposed(present, { ...terms, sessionCount: 3 })).toBeNull();
  expect(nextProposed(present, { ...terms, intervalDays: null })).toBeNull();
  const canceled = [...present.slice(0, 2), session('2026-07-01', 3, { status: 'Canceled' })];
  expect(nextProposed(canceled, { ...terms, sessionCount: 3 })).toBe('2026-07-01');
});

const booked = (serviceCode: string, date: string, sessionNumber: number, sessionCount = 3) =>
  ({
    salonCode: 'salon',
    serviceCode,
    visitCode: date,
    sessionNumber,
    status: 'Approved',
    appointmentTime: { appointmentStartDate: `${date}T10:00:00`, appointmentEndDate: `${date}T11:00:00` },
    serviceSnapshot: { name: serviceCode, price: 100, sessionCount, sessionIntervalDays: 14 },
  }) as Appointment;

test('courses with a session to come or to book are listed, and what is complete is not', () => {
  const sessions = [
    booked('laser', '2026-06-15', 2),
    booked('laser', '2026-06-01', 1),
    booked('care', '2026-06-09', 3),
    booked('care', '2026-05-26', 2),
    booked('care', '2026-05-12', 1),
    booked('paired', '2026-06-12', 2, 2),
    booked('paired', '2026-05-28', 1, 2),
  ];
  const list = (now: string) =>
    runningCourses(sessions, now).map(({ course }) => [
      course.name,
      course.sessions.map(({ sessionNumber }) => sessionNumber),
      course.nextProposed,
    ]);
  expect(list('2026-06-10T12:00:00')).toEqual([
    ['laser', [1, 2], '2026-06-29'],
    ['paired', [1, 2], null],
  ]);
  expect(list('2026-06-12T11:00:00')).toEqual([['laser', [1, 2], '2026-06-29']]);
});
