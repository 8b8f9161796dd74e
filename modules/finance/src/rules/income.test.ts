import { expect, test } from 'vitest';
import { toIncome } from './income.ts';

const texts = { title: 'Oto Randevu Ödemesi', note: 'Otomatik.' };
const by = { code: 'desk', name: 'Seda', lastname: 'Ak' };

const completedAppointment = (start: string, who: typeof by | null = by) => ({
  code: 'appointment',
  version: 2,
  salonCode: 'salon',
  visitCode: 'visit',
  status: 'Completed' as const,
  employeeCode: 'deniz',
  customerCode: null,
  serviceCode: 'cut',
  sessionNumber: 1,
  note: 'Kahve sade.',
  appointmentTime: { appointmentStartDate: start, appointmentEndDate: start },
  source: 'desk' as const,
  overlapReason: null,
  serviceSnapshot: {
    name: 'Kesim',
    price: 899.99,
    duration: 45,
    type: 'Single' as const,
    sessionCount: null,
    sessionIntervalDays: null,
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
  by: who,
});

test('an income has price, day, author and performer of the appointment', () => {
  expect(toIncome(completedAppointment('2026-11-14T23:30:00'), '2026-11-15', texts)).toEqual({
    type: 'Income',
    category: 'Appointment',
    status: true,
    ...texts,
    amount: 899.99,
    date: '2026-11-14',
    paidDate: '2026-11-14',
    employeeCode: 'desk',
    employeeSnapshot: { name: 'Seda', lastname: 'Ak' },
    performer: { employeeCode: 'deniz', name: 'Deniz', lastname: 'Korkmaz' },
    productCode: null,
    appointmentCode: 'appointment',
    salaryKind: null,
    receiptCode: null,
  });
});

test('an appointment completed ahead of time has the day of completion', () => {
  expect(toIncome(completedAppointment('2026-12-01T10:00:00'), '2026-11-15', texts).date).toBe('2026-11-15');
});

test('an appointment completed without a user has no author', () => {
  const income = toIncome(completedAppointment('2026-11-14T10:00:00', null), '2026-11-15', texts);
  expect(income).toMatchObject({ employeeCode: null, employeeSnapshot: null });
});
