import type { Fields } from '@ayna/contracts/core/refusal';
import { fieldMessages as say } from '@ayna/contracts/errors';

type Dates = { readonly startDate: string; readonly endDate: string | null };

/** A slip of the finger, and at its far end a date that the database does not know. */
const isNear = (date: string): boolean => date >= '2000-01-01' && date < '2101-01-01';

/** Which of the two can't be meant, or null. */
export const farDates = ({ startDate, endDate }: Dates): Fields | null => {
  if (!isNear(startDate)) return { startDate: say.malformed };
  return endDate === null || isNear(endDate) ? null : { endDate: say.malformed };
};
