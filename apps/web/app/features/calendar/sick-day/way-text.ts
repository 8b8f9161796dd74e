import { clockOf } from '../../../parts/conflict-moves/names.ts';
import { type Candidate, candidatesOf, keyOf, shiftOf } from '../../../parts/conflict-moves/plan.ts';
import { shortDay } from '../../../ui/day-text.ts';
import { texts } from './texts.ts';

type Conflict = Parameters<typeof candidatesOf>[0];

/** Up to an hour it is said how much earlier or later it would be. */
const NEAR_MINUTES = 60;

/** When it would be: at the same time, 14:30 and how far that is, 18:00, or on another day. */
export const wayText = (conflict: Conflict, { startDate }: Pick<Candidate, 'startDate'>): string => {
  const { appointmentStartDate: was } = conflict.appointment.appointmentTime;
  const day = startDate.slice(0, 10);
  if (startDate === was) return texts.sameTime;
  if (day !== was.slice(0, 10)) return texts.onDay(shortDay(day), clockOf(startDate));
  const shift = shiftOf(conflict, startDate);
  return Math.abs(shift) <= NEAR_MINUTES ? texts.near(clockOf(startDate), shift) : clockOf(startDate);
};

const SHOWN_WAYS = 3;

/** The best few, and the one that is proposed or was chosen. */
export const shownWays = (conflict: Conflict, chosen: Candidate | undefined): readonly Candidate[] => {
  const best = candidatesOf(conflict).slice(0, SHOWN_WAYS);
  if (!chosen || best.some((one) => keyOf(one) === keyOf(chosen))) return best;
  return [...best.slice(0, SHOWN_WAYS - 1), chosen];
};
