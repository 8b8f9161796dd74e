import type { Appointment } from '@ayna/contracts/appointment';
import { newJournal } from '../journal.ts';
import type { AppointmentRow, Tables, TakenRow } from './tables.ts';

// Tables and answers as they should be, for tests that plant a wrong into them.

export const day = '2026-11-16T';
export const work = { duration: 30, bufferAfter: 10, phases: null };

export const row = (
  code: string,
  start: string,
  end: string,
  more: Partial<AppointmentRow> = {},
): AppointmentRow => ({
  code,
  visitCode: `visit of ${code}`,
  start: `${day}${start}:00`,
  end: `${day}${end}:00`,
  employee: 'ayse',
  service: 'cut',
  status: 'Approved',
  kurus: 34_990,
  work,
  lane: 0,
  version: 1,
  note: `op of ${code}`,
  ...more,
});

export const taken = (code: string, start: string, end: string, more: Partial<TakenRow> = {}): TakenRow => ({
  subject: 'ayse',
  lane: 0,
  start: `${day}${start}:00`,
  end: `${day}${end}:00`,
  source: 'appointment',
  code,
  expired: false,
  ...more,
});

export const tables = (more: Partial<Tables> = {}): Tables => ({
  appointments: [row('a', '10:00', '10:30'), row('b', '10:40', '11:10', { status: 'Completed' })],
  taken: [taken('a', '10:00', '10:40'), taken('b', '10:40', '11:20')],
  blocks: [],
  leaves: [],
  incomes: [{ appointment: 'b', kurus: 34_990 }],
  ...more,
});

const shown = (of: AppointmentRow): Appointment => ({
  code: of.code,
  version: of.version,
  salonCode: 'salon',
  visitCode: of.visitCode,
  status: of.status as Appointment['status'],
  employeeCode: of.employee,
  customerCode: null,
  serviceCode: of.service,
  sessionNumber: 1,
  note: of.note,
  appointmentTime: { appointmentStartDate: of.start, appointmentEndDate: of.end },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Kesim',
    price: of.kurus / 100,
    duration: of.work.duration,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
  },
  employeeSnapshot: { name: 'Ayse', lastname: 'Er' },
  customerSnapshot: null,
});

export const told = (...rows: AppointmentRow[]) => {
  const journal = newJournal();
  for (const one of rows) {
    journal.creates.set(one.note, [one.code]);
    journal.learn({ appointment: shown(one), changed: true, took: { sentAt: 10, heardAt: 20 } });
  }
  return journal;
};
