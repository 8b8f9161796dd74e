import { weekdays } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';

// For the tests of this folder.

export const day = '2026-11-17';

/** From one clock of the day to another. */
export const visit = (from: string, to: string, more: Partial<Appointment> = {}): Appointment => ({
  code: `A-${from}-${more.employeeCode ?? 'E'}`,
  version: 1,
  salonCode: 'S',
  visitCode: 'V',
  status: 'Approved',
  employeeCode: 'E',
  customerCode: null,
  serviceCode: 'H',
  sessionNumber: 1,
  note: '',
  appointmentTime: { appointmentStartDate: `${day}T${from}:00`, appointmentEndDate: `${day}T${to}:00` },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Fon',
    price: 450.1,
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

/** At work every day between these clocks. */
export const worker = (
  code: string,
  [startTime, endTime]: readonly [string, string] = ['09:00:00', '13:00:00'],
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
  workHours: weekdays.map((weekday) => ({ day: weekday, startTime, endTime })),
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

export const salonHours = {
  openingHours: weekdays.map((weekday) => ({
    day: weekday,
    openTime: '08:00:00',
    closeTime: '20:00:00',
    breaks: [],
  })),
  closedDays: [],
  holidays: 'closed',
  holidayChoices: [],
} as const;
