import type { Appointment } from '../../../data/appointments.ts';

type About = Partial<Omit<Appointment, 'customerSnapshot'>> & {
  readonly who?: readonly [name: string, lastname: string, phone: string | null] | null;
};

/** An appointment for tests, of half an hour; `from` is a moment of the wall clock, 2026-11-14T10:00. */
export const sample = (from: string, { who = null, ...more }: About = {}): Appointment => ({
  code: from,
  version: 1,
  salonCode: 'S',
  visitCode: 'V',
  status: 'Approved',
  employeeCode: 'E',
  customerCode: null,
  serviceCode: 'H',
  sessionNumber: 1,
  note: '',
  appointmentTime: {
    appointmentStartDate: `${from}:00`,
    appointmentEndDate: `${from.slice(0, 14)}${from.endsWith('00') ? '30' : '59'}:00`,
  },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Fon',
    price: 450,
    duration: 30,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
  },
  employeeSnapshot: { name: 'Nehir', lastname: 'Aksoy' },
  customerSnapshot: who && { name: who[0], lastname: who[1], phone: who[2], imageUrl: null },
  ...more,
});
