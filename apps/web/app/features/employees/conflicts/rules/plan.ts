import { addMinutes, minutesFrom } from '@ayna/domain/wall-clock';
import type { ScheduleConflict } from '../../../../data/appointments.ts';

/** Somebody who could have it, at its own time or near it. */
export type Candidate = {
  readonly employeeCode: string;
  readonly startDate: string;
  readonly isShift: boolean;
};

type PlannedConflict = Pick<ScheduleConflict, 'substitutes' | 'alternativeTimes'> & {
  readonly appointment: Pick<ScheduleConflict['appointment'], 'code' | 'appointmentTime' | 'serviceSnapshot'>;
};

/** Those of its own time first. */
export const candidatesOf = ({
  appointment,
  substitutes,
  alternativeTimes,
}: PlannedConflict): readonly Candidate[] => {
  const startDate = appointment.appointmentTime.appointmentStartDate;
  return [
    ...substitutes.map((employeeCode) => ({ employeeCode, startDate, isShift: false })),
    ...alternativeTimes.map((near) => ({ ...near, isShift: true })),
  ];
};

type Span = { readonly from: string; readonly to: string };

const spanFrom = ({ appointment }: PlannedConflict, from: string): Span => {
  const { duration: minutes } = appointment.serviceSnapshot;
  return { from, to: addMinutes(from, minutes) };
};

const isFree = (spans: readonly Span[], { from, to }: Span): boolean =>
  spans.every((span) => span.to <= from || span.from >= to);

/** How many minutes it would begin earlier or later. */
const shiftMinutes = ({ appointment }: PlannedConflict, { startDate }: Candidate): number => {
  const { appointmentStartDate } = appointment.appointmentTime;
  const date = appointmentStartDate.slice(0, 10);
  return Math.abs(minutesFrom(date, startDate) - minutesFrom(date, appointmentStartDate));
};

/**
 * Who is proposed for each: whom somebody chose, or else the one who has the fewest of them by then, at its own time if
 * that can be, and as near to it as can be if not. What is proposed to one is no longer free for the next; where nobody is left, nobody is proposed.
 */
export const proposeCandidates = (
  conflicts: readonly PlannedConflict[],
  chosen: ReadonlyMap<string, string>,
): ReadonlyMap<string, Candidate> => {
  const taken = new Map<string, Span[]>();
  const plan = new Map<string, Candidate>();
  const give = (conflict: PlannedConflict, candidate: Candidate): void => {
    const spans = taken.get(candidate.employeeCode) ?? [];
    taken.set(candidate.employeeCode, [...spans, spanFrom(conflict, candidate.startDate)]);
    plan.set(conflict.appointment.code, candidate);
  };
  const load = ({ employeeCode }: Candidate): number => taken.get(employeeCode)?.length ?? 0;
  for (const conflict of conflicts) {
    const chosenCode = chosen.get(conflict.appointment.code);
    const candidate = candidatesOf(conflict).find(({ employeeCode }) => employeeCode === chosenCode);
    if (candidate) give(conflict, candidate);
  }
  for (const conflict of conflicts) {
    if (plan.has(conflict.appointment.code)) continue;
    const [best] = candidatesOf(conflict)
      .filter((candidate) =>
        isFree(taken.get(candidate.employeeCode) ?? [], spanFrom(conflict, candidate.startDate)),
      )
      .toSorted(
        (one, other) =>
          shiftMinutes(conflict, one) - shiftMinutes(conflict, other) || load(one) - load(other),
      );
    if (best) give(conflict, best);
  }
  return plan;
};
