import { addDays } from '@ayna/domain/wall-clock';

/** How many are shown at most; of more, the last one stands at the end. */
const maxShown = 4;

export type SessionDay = { readonly nth: number; readonly day: string };

/** The days of the sessions of somebody who begins on this one, on the calendar of the salon's wall. */
export const sessionDays = (first: string, count: number, everyDays: number): readonly SessionDay[] => {
  const nths = Array.from({ length: Math.min(count, maxShown) }, (_, index) => index + 1);
  if (count > maxShown) nths[maxShown - 1] = count;
  return nths.map((nth) => ({ nth, day: addDays(first, (nth - 1) * everyDays) }));
};
