import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import type { FieldErrors } from '@ayna/contracts/core/refusal';

type LeaveDates = { readonly startDate: string; readonly endDate: string | null };

/** Catches typing errors, and years beyond what the database can store. */
const isPlausible = (date: string): boolean => date >= '2000-01-01' && date < '2101-01-01';

/** The message for the date that is out of range, or null if both are fine. */
export const findInvalidDates = ({ startDate, endDate }: LeaveDates): FieldErrors | null => {
  if (!isPlausible(startDate)) return { startDate: fieldMessages.malformed };
  return endDate === null || isPlausible(endDate) ? null : { endDate: fieldMessages.malformed };
};
