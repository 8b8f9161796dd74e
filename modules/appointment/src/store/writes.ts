import type { SalonTx, Write } from '@ayna/kernel/db/tx';
import type { AppointmentRecord } from '../rules/appointment-record.ts';
import type { NewVisit } from '../rules/new-visit.ts';
import { insertAppointments, updateAppointment } from './appointments.ts';
import { addHistory, type NewEntry } from './history.ts';
import { occupy } from './occupancy.ts';
import { bumpVersion } from './versions.ts';

/** All rows of a new visit: occupied time, appointments, history, and the calendar's version. */
export const writeVisit = (
  tx: SalonTx,
  { records, occupancy }: NewVisit,
  by: NewEntry['by'],
  now: number,
): Write[] => {
  const entries = records.map(({ appointment: { code, status } }) => ({
    appointmentCode: code,
    at: now,
    by,
    what: 'booked' as const,
    from: null,
    to: status,
  }));
  return [
    ...occupy(tx, occupancy),
    ...insertAppointments(tx, records, now),
    ...addHistory(tx, entries),
    bumpVersion(tx),
  ];
};

/** A changed appointment whose row is locked, with its history and the calendar's version. */
export const writeChange = (
  tx: SalonTx,
  record: AppointmentRecord,
  entries: readonly Omit<NewEntry, 'appointmentCode'>[],
): Write[] => {
  const appointmentCode = record.appointment.code;
  return [
    updateAppointment(tx, record),
    ...addHistory(
      tx,
      entries.map((entry) => ({ ...entry, appointmentCode })),
    ),
    bumpVersion(tx),
  ];
};
