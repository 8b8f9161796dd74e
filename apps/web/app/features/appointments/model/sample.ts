import type { Appointment } from '../../../data/appointments.ts';

type SampleOptions = Partial<Omit<Appointment, 'customerSnapshot'>> & {
  readonly customer?: readonly [name: string, lastname: string, phone: string | null] | null;
};

/** An appointment for tests, of half an hour; `from` is a moment of the wall clock, 2026-11-14T10:00. */
export const sample = (from: string, { customer = null, ...more }: SampleOptions = {}): Appointment => ({
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
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Nehir', lastname: 'Aksoy' },
  customerSnapshot: customer && {
    name: customer[0],
    lastname: customer[1],
    phone: customer[2],
    imageUrl: null,
  },
  ...more,
});
