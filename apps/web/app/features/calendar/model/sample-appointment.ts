import type { Appointment } from '../../../data/appointments.ts';

/** An appointment for tests; `from` and `to` are moments of the wall clock. */
export const sample = (from: string, to: string, more: Partial<Appointment> = {}): Appointment => ({
  code: `A-${from}-${to}`,
  version: 1,
  salonCode: 'S',
  visitCode: 'V',
  status: 'Approved',
  employeeCode: 'E',
  customerCode: null,
  serviceCode: 'H',
  sessionNumber: 1,
  note: '',
  appointmentTime: { appointmentStartDate: from, appointmentEndDate: to },
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
  customerSnapshot: null,
  ...more,
});
