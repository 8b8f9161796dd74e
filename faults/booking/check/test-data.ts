import type { Appointment } from '@ayna/contracts/appointment';
import { newJournal } from '../journal.ts';
import type { AppointmentRow, OccupancyRow, Tables } from './tables.ts';

// Correct tables and responses, into which the tests plant faults.

export const day = '2026-11-16T';
export const work = { duration: 30, bufferAfter: 10, phases: null };

export const appointmentRow = (
  code: string,
  start: string,
  end: string,
  changes: Partial<AppointmentRow> = {},
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
  ...changes,
});

export const occupancyRow = (
  code: string,
  start: string,
  end: string,
  changes: Partial<OccupancyRow> = {},
): OccupancyRow => ({
  subject: 'ayse',
  lane: 0,
  start: `${day}${start}:00`,
  end: `${day}${end}:00`,
  source: 'appointment',
  code,
  expired: false,
  ...changes,
});

export const tablesWith = (changes: Partial<Tables> = {}): Tables => ({
  appointments: [
    appointmentRow('a', '10:00', '10:30'),
    appointmentRow('b', '10:40', '11:10', { status: 'Completed' }),
  ],
  occupancy: [occupancyRow('a', '10:00', '10:40'), occupancyRow('b', '10:40', '11:20')],
  blocks: [],
  leaves: [],
  incomes: [{ appointment: 'b', kurus: 34_990 }],
  ...changes,
});

const toAppointment = (row: AppointmentRow): Appointment => ({
  code: row.code,
  version: row.version,
  salonCode: 'salon',
  visitCode: row.visitCode,
  status: row.status as Appointment['status'],
  employeeCode: row.employee,
  customerCode: null,
  serviceCode: row.service,
  sessionNumber: 1,
  note: row.note,
  appointmentTime: { appointmentStartDate: row.start, appointmentEndDate: row.end },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Kesim',
    price: row.kurus / 100,
    duration: row.work.duration,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Ayse', lastname: 'Er' },
  customerSnapshot: null,
});

export const journalOf = (...rows: AppointmentRow[]) => {
  const journal = newJournal();
  for (const row of rows) {
    journal.creates.set(row.note, [row.code]);
    journal.recordAck({
      appointment: toAppointment(row),
      changed: true,
      occupied: { sentAt: 10, receivedAt: 20 },
    });
  }
  return journal;
};
