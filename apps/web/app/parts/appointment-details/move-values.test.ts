import { expect, test } from 'vitest';
import { changeTo, initialMoveValues, nearestTimes } from './move-values.ts';

const appointment = {
  employeeCode: 'nehir',
  appointmentTime: { appointmentStartDate: '2026-11-14T10:30:00', appointmentEndDate: '2026-11-14T11:15:00' },
  customerSnapshot: { name: 'Melike', lastname: 'Işık', imageUrl: null, phone: '+905324182796' },
};

test('the form begins with how it stands, and promises no SMS before one is sent', () => {
  expect(initialMoveValues(appointment, '2026-11-01')).toEqual({
    employeeCode: 'nehir',
    date: '2026-11-14',
    clock: '10:30',
    tellCustomer: false,
  });
});

test('what is over begins with today', () => {
  expect(initialMoveValues(appointment, '2026-11-20').date).toBe('2026-11-20');
});

test.each([
  ['2026-11-14T10:30:00', 'nehir', undefined],
  ['2026-11-14T12:00:00', 'nehir', { startDate: '2026-11-14T12:00:00' }],
  ['2026-11-14T10:30:00', 'deniz', { employeeCode: 'deniz' }],
  ['2026-11-15T10:30:00', 'deniz', { startDate: '2026-11-15T10:30:00', employeeCode: 'deniz' }],
])('to %s with %s only what becomes other is sent', (startDate, employeeCode, change) => {
  expect(changeTo(appointment, { startDate, employeeCode })).toEqual(change);
});

test('a refusal may offer times, or none', () => {
  expect(nearestTimes({ nearest: ['2026-11-14T11:00:00'] })).toEqual(['2026-11-14T11:00:00']);
  expect(nearestTimes(undefined)).toEqual([]);
  expect(nearestTimes({ status: 'Canceled' })).toEqual([]);
});
