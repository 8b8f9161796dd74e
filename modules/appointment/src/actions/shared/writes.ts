import type { SalonTx, Write } from '@ayna/kernel/db/tx';
import type { AppointmentRecord } from '../../rules/appointment-record.ts';
import { customerChanges } from '../../rules/customer-figures.ts';
import { figureIncrements } from '../../rules/figures.ts';
import type { NewVisit } from '../../rules/new-visit.ts';
import { insertAppointments, updateAppointment } from '../../store/appointments.ts';
import { addCustomerFigures } from '../../store/customer-figures.ts';
import { addFigures } from '../../store/figures.ts';
import { addHistory, type NewEntry } from '../../store/history.ts';
import { occupy } from '../../store/occupancy.ts';
import { bumpVersion } from '../../store/versions.ts';

/** All rows of a new visit: occupied time, appointments, history, the calendar's version and the figures. */
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
    ...addFigures(tx, figureIncrements([], records)),
    ...addCustomerFigures(tx, customerChanges([], records)),
  ];
};

/** A changed appointment whose row is locked, with its history, the calendar's version and the figures. */
export const writeChange = (
  tx: SalonTx,
  { before, record }: { readonly before: AppointmentRecord; readonly record: AppointmentRecord },
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
    ...addFigures(tx, figureIncrements([before], [record])),
    ...addCustomerFigures(tx, customerChanges([before], [record])),
  ];
};
