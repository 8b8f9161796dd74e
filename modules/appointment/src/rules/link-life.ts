import { addDays } from '@ayna/domain/wall-clock';
import { type AppointmentRecord, endOf } from './appointment-record.ts';

/** A manage link ends this many days after the visit. */
export const LINK_DAYS = 30;

/** Whether the link to these appointments is over; so it is where none is left. */
export const isLinkOver = (records: readonly AppointmentRecord[], now: string): boolean => {
  const last = records.map(endOf).toSorted().at(-1);
  return last === undefined || addDays(last.slice(0, 10), LINK_DAYS) < now.slice(0, 10);
};
