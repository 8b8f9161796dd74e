import { addMinutes, minutesFrom } from '@ayna/domain/wall-clock';
import type { ScheduleConflict } from '../../../../data/appointments.ts';

/** Somebody who could have it, at its own time or near it. */
export type Taker = {
  readonly employeeCode: string;
  readonly startDate: string;
  readonly isShift: boolean;
};

type Planned = Pick<ScheduleConflict, 'substitutes' | 'alternativeTimes'> & {
  readonly appointment: Pick<ScheduleConflict['appointment'], 'code' | 'appointmentTime' | 'serviceSnapshot'>;
};

/** Those of its own time first. */
export const takersOf = ({ appointment, substitutes, alternativeTimes }: Planned): readonly Taker[] => {
  const startDate = appointment.appointmentTime.appointmentStartDate;
  return [
    ...substitutes.map((employeeCode) => ({ employeeCode, startDate, isShift: false })),
    ...alternativeTimes.map((near) => ({ ...near, isShift: true })),
  ];
};

type Span = { readonly from: string; readonly to: string };

const spanFrom = ({ appointment }: Planned, from: string): Span => {
  const { duration: minutes } = appointment.serviceSnapshot;
  return { from, to: addMinutes(from, minutes) };
};

const isFree = (spans: readonly Span[], { from, to }: Span): boolean =>
  spans.every((span) => span.to <= from || span.from >= to);

/** How many minutes it would begin earlier or later. */
const shiftOf = ({ appointment }: Planned, { startDate }: Taker): number => {
  const { appointmentStartDate } = appointment.appointmentTime;
  const date = appointmentStartDate.slice(0, 10);
  return Math.abs(minutesFrom(date, startDate) - minutesFrom(date, appointmentStartDate));
};

/**
 * Who is proposed for each: whom somebody chose, or else whoever has the fewest of them by then, at its own time if
 * that can be, and as near to it as can be if not. What is proposed to one is no longer free for the next; where nobody is left, nobody is proposed.
 */
export const planOf = (
  hits: readonly Planned[],
  chosen: ReadonlyMap<string, string>,
): ReadonlyMap<string, Taker> => {
  const taken = new Map<string, Span[]>();
  const plan = new Map<string, Taker>();
  const give = (hit: Planned, taker: Taker): void => {
    const spans = taken.get(taker.employeeCode) ?? [];
    taken.set(taker.employeeCode, [...spans, spanFrom(hit, taker.startDate)]);
    plan.set(hit.appointment.code, taker);
  };
  const load = ({ employeeCode }: Taker): number => taken.get(employeeCode)?.length ?? 0;
  for (const hit of hits) {
    const who = chosen.get(hit.appointment.code);
    const taker = takersOf(hit).find(({ employeeCode }) => employeeCode === who);
    if (taker) give(hit, taker);
  }
  for (const hit of hits) {
    if (plan.has(hit.appointment.code)) continue;
    const [best] = takersOf(hit)
      .filter((taker) => isFree(taken.get(taker.employeeCode) ?? [], spanFrom(hit, taker.startDate)))
      .toSorted((one, other) => shiftOf(hit, one) - shiftOf(hit, other) || load(one) - load(other));
    if (best) give(hit, best);
  }
  return plan;
};
