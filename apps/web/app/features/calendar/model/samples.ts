import { weekdays } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';

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
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Nehir', lastname: 'Aksoy' },
  customerSnapshot: null,
  ...more,
});

/** An employee for tests, at work every day between these times. */
export const employee = (
  code: string,
  startTime = '10:00:00',
  endTime = '20:00:00',
  more: Partial<Employee> = {},
): Employee => ({
  code,
  version: 1,
  userCode: null,
  userSnapshot: { name: code, lastname: 'Aksoy' },
  imageUrl: null,
  position: 'hairdresser',
  title: '',
  isActive: true,
  owner: false,
  workHours: weekdays.map((day) => ({ day, startTime, endTime })),
  leaves: [],
  recurringLeaves: [],
  allServices: true,
  serviceCodes: [],
  salonCode: 'S',
  phone: null,
  email: null,
  account: 'none',
  invitation: null,
  leftAt: null,
  ...more,
});
