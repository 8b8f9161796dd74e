import type { SalonTx } from '@ayna/kernel/db/tx';
import { type Change, updateAppointment } from './appointments.ts';
import { type NewEntry, remember } from './history.ts';
import { countUp } from './versions.ts';

/** A change of an appointment whose row is locked, with what its history tells of it; handed over at once. */
export const writeChange = async (
  tx: SalonTx,
  code: string,
  change: Change,
  entries: readonly Omit<NewEntry, 'appointmentCode'>[],
): Promise<void> => {
  const told = entries.map((entry) => ({ ...entry, appointmentCode: code }));
  await Promise.all([updateAppointment(tx, code, change), remember(tx, told), countUp(tx)]);
};
