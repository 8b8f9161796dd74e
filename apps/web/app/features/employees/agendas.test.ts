import { expect, test } from 'vitest';
import type { Appointment } from '../../data/appointments.ts';
import { breaksOn, toAgendas } from './agendas.ts';

type Customer = Appointment['customerSnapshot'];

const booked = (start: string, status: Appointment['status'], customerSnapshot: Customer) =>
  ({
    employeeCode: 'E',
    status,
    customerSnapshot,
    appointmentTime: {
      appointmentStartDate: `2026-11-14T${start}:00`,
      appointmentEndDate: `2026-11-14T${start.slice(0, 3)}45:00`,
    },
  }) as Appointment;

const named = (name: string, lastname: string): Customer => ({
  name,
  lastname,
  phone: null,
  imageUrl: null,
});

test('a day has those who are expected, by time, with as much of a name as there is', () => {
  const appointments = [
    booked('15:00', 'Approved', named('İpek', 'ışık')),
    booked('10:00', 'Completed', named('Ada', 'Kaya')),
    booked('12:00', 'Pending', named('Su', 'Er')),
    booked('13:00', 'Canceled', named('Ece', 'Ak')),
    booked('11:00', 'Approved', named('Melike', '')),
    booked('16:00', 'Approved', null),
    { ...booked('17:00', 'Approved', named('Başka', 'Biri')), employeeCode: 'other' },
  ];
  const day = { appointments, blocks: [], breaks: [] };
  expect(toAgendas(['E'], day).get('E')?.visits).toEqual([
    { from: '2026-11-14T11:00:00', to: '2026-11-14T11:45:00', customer: 'Melike' },
    { from: '2026-11-14T15:00:00', to: '2026-11-14T15:45:00', customer: 'İpek I.' },
    { from: '2026-11-14T16:00:00', to: '2026-11-14T16:45:00', customer: 'İsimsiz müşteri' },
  ]);
});

test('pauses are one’s own blocked time and the breaks of the salon', () => {
  const block = { code: 'B', startDate: '2026-11-14T12:00:00', endDate: '2026-11-14T12:30:00', reason: '' };
  const blocks = [
    { ...block, employeeCode: 'E' },
    { ...block, employeeCode: 'other' },
  ];
  const lunch = [{ startTime: '13:00:00', endTime: '14:00:00' }];
  const openingHours = [
    { day: 'Saturday', openTime: '09:00:00', closeTime: '20:00:00', breaks: lunch },
    { day: 'Friday', openTime: '09:00:00', closeTime: '20:00:00', breaks: lunch },
  ] as const;
  const breaks = breaksOn({ openingHours }, '2026-11-14');
  expect(toAgendas(['E'], { appointments: [], blocks, breaks }).get('E')?.pauses).toEqual([
    { from: '2026-11-14T12:00:00', to: '2026-11-14T12:30:00' },
    { from: '2026-11-14T13:00:00', to: '2026-11-14T14:00:00' },
  ]);
});
