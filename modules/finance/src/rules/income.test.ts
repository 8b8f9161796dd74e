import { expect, test } from 'vitest';
import { incomeOf } from './income.ts';

const words = { title: 'Oto Randevu Ödemesi', note: 'Otomatik.' };
const by = { code: 'desk', name: 'Seda', lastname: 'Ak' };

const told = (start: string, who: typeof by | null = by) => ({
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
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
  by: who,
});

test('the income of a completed appointment', () => {
  expect(incomeOf(told('2026-11-14T23:30:00'), '2026-11-15', words)).toEqual({
    type: 'Income',
    category: 'Appointment',
    status: true,
    ...words,
    amount: 899.99,
    date: '2026-11-14',
    paidDate: '2026-11-14',
    employeeCode: 'desk',
    employeeSnapshot: { name: 'Seda', lastname: 'Ak' },
    performer: { employeeCode: 'deniz', name: 'Deniz', lastname: 'Korkmaz' },
    productCode: null,
    appointmentCode: 'appointment',
  });
});

test('one that is completed ahead is of the day on which it was', () => {
  expect(incomeOf(told('2026-12-01T10:00:00'), '2026-11-15', words).date).toBe('2026-11-15');
});

test('one that nobody in particular completed names nobody', () => {
  const income = incomeOf(told('2026-11-14T10:00:00', null), '2026-11-15', words);
  expect(income).toMatchObject({ employeeCode: null, employeeSnapshot: null });
});
