import { Temporal } from 'temporal-polyfill';

/** How many are shown at most; of more, the last one stands at the end. */
const most = 4;

export type SessionDay = { readonly nth: number; readonly day: string };

/** The days of the sessions of somebody who begins on this one, on the calendar of the salon's wall. */
export const sessionDays = (first: string, count: number, everyDays: number): readonly SessionDay[] => {
  const start = Temporal.PlainDate.from(first);
  const nths = Array.from({ length: Math.min(count, most) }, (_, index) => index + 1);
  if (count > most) nths[most - 1] = count;
  return nths.map((nth) => ({ nth, day: start.add({ days: (nth - 1) * everyDays }).toString() }));
};
