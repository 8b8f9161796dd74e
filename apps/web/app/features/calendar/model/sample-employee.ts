import { weekdays } from '@ayna/domain/wall-clock';
import type { Employee } from '../../../data/employees.ts';

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
