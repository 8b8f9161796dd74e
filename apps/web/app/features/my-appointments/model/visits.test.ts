import { expect, test } from 'vitest';
import type { OwnAppointment } from '../../../data/my-appointments.ts';
import { sessionStates } from './course-sessions.ts';
import { dividedVisits } from './visits.ts';

const me = { name: 'Elif', lastname: 'Demir' };

const appointment = (code: string, visitCode: string, start: string, more: object = {}) =>
  ({
    code,
    visitCode,
    status: 'Approved',
    serviceCode: code,
    employeeCode: 'employee',
    sessionNumber: 1,
    note: '',
    appointmentTime: { appointmentStartDate: start, appointmentEndDate: start.replace(':00:00', ':30:00') },
    serviceSnapshot: { name: code, price: 100, type: 'Single', sessionCount: null },
    employeeSnapshot: { name: 'Ada', lastname: 'Kaya' },
    customerSnapshot: me,
    salon: null,
    may: { confirm: true, move: true, cancel: true, until: null },
    confirmedAt: null,
    ...more,
  }) as unknown as OwnAppointment;

test('services of one visit are one, what is canceled is over, and somebody else is named', () => {
  const ahead = [
    appointment('cut', 'first', '2026-11-18T10:00:00', { confirmedAt: '2026-11-17T10:00:00Z' }),
    appointment('color', 'first', '2026-11-18T11:00:00', { confirmedAt: '2026-11-17T10:00:00Z' }),
    appointment('care', 'second', '2026-11-19T10:00:00', { status: 'Canceled' }),
    appointment('beard', 'third', '2026-11-20T10:00:00', {
      customerSnapshot: { name: 'Kerem', lastname: 'Demir' },
    }),
  ];
  const over = [appointment('nails', 'former', '2026-11-01T10:00:00', { status: 'Completed' })];
  const { upcoming, past } = dividedVisits(ahead, over, me);
  expect(
    upcoming.map(({ services, endsAt, isConfirmed, forName, price }) => [
      services.map(({ name }) => name).join(),
      endsAt.slice(11, 16),
      isConfirmed,
      forName,
      price,
    ]),
  ).toEqual([
    ['cut,color', '11:30', true, null, 200],
    ['beard', '10:30', false, 'Kerem Demir', 100],
  ]);
  expect(past.map(({ code, status }) => [code, status])).toEqual([
    ['care', 'Canceled'],
    ['nails', 'Completed'],
  ]);
});

test('the sessions of a course: done, booked, waiting, the next proposed, and the rest', () => {
  const session = (startDate: string, status: 'Completed' | 'Approved' | 'Pending') => ({
    sessionNumber: 1,
    startDate,
    status,
  });
  const sessions = [
    session('2026-10-01T10:00:00', 'Completed'),
    session('2026-11-01T10:00:00', 'Approved'),
    session('2026-12-01T10:00:00', 'Approved'),
    session('2027-01-01T10:00:00', 'Pending'),
  ];
  const now = '2026-11-18T10:00:00';
  const all = { sessions, sessionCount: 6, nextProposed: '2027-02-01' };
  expect(sessionStates(all, now)).toEqual(['done', 'done', 'booked', 'waiting', 'proposed', 'open']);
  expect(sessionStates({ ...all, sessionCount: 4, nextProposed: null }, now)).toHaveLength(4);
});
