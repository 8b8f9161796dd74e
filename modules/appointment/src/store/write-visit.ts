import type { SalonTx } from '@ayna/kernel/db/tx';
import { insertAppointments, type NewRow } from './appointments.ts';
import { type NewEntry, remember } from './history.ts';
import { type NewTaken, take } from './occupancy.ts';
import { countUp } from './versions.ts';

type Visit = { readonly rows: readonly NewRow[]; readonly taken: readonly NewTaken[] };

/** All of a visit, handed over at once: the connection takes them one after the other without waiting. */
export const writeVisit = async (
  tx: SalonTx,
  { rows, taken }: Visit,
  by: NewEntry['by'],
  now: number,
): Promise<void> => {
  const entries = rows.map(({ code, status }) => ({
    appointmentCode: code,
    at: now,
    by,
    what: 'booked' as const,
    from: null,
    to: status,
  }));
  await Promise.all([take(tx, taken), insertAppointments(tx, rows, now), remember(tx, entries), countUp(tx)]);
};
