import { addMinutes, daysBetween, minutesFrom } from '@ayna/domain/wall-clock';
import type { ScheduleConflict } from '../../data/appointments.ts';

/** Somebody who could have it, at its own time or another. */
export type Candidate = {
  readonly employeeCode: string;
  readonly startDate: string;
  /** Whether the customer would have to come at another time. */
  readonly isShift: boolean;
  /** Found by somebody beside the list, which does not have it. */
  readonly isOffered?: boolean;
};

/** One candidate among those of an appointment. */
export const keyOf = ({ employeeCode, startDate }: Candidate): string => `${employeeCode} ${startDate}`;

type PlannedConflict = Pick<ScheduleConflict, 'substitutes' | 'alternativeTimes' | 'laterTimes'> & {
  readonly appointment: Pick<
    ScheduleConflict['appointment'],
    'code' | 'employeeCode' | 'appointmentTime' | 'serviceSnapshot'
  >;
};

const dateOf = (moment: string): string => moment.slice(0, 10);

/** How many minutes earlier or later it would begin. */
export const shiftOf = ({ appointment }: Pick<PlannedConflict, 'appointment'>, startDate: string): number => {
  const { appointmentStartDate } = appointment.appointmentTime;
  const date = dateOf(appointmentStartDate);
  return minutesFrom(date, startDate) - minutesFrom(date, appointmentStartDate);
};

/** Those of its own time first, then those near it, then the others of the day and of the next days. */
export const candidatesOf = (conflict: PlannedConflict): readonly Candidate[] => {
  const { appointment, substitutes, alternativeTimes, laterTimes } = conflict;
  const startDate = appointment.appointmentTime.appointmentStartDate;
  const distance = (moment: string): number => Math.abs(shiftOf(conflict, moment));
  const near = alternativeTimes.toSorted((one, other) => distance(one.startDate) - distance(other.startDate));
  return [
    ...substitutes.map((employeeCode) => ({ employeeCode, startDate, isShift: false })),
    ...[...near, ...laterTimes].map((place) => ({ ...place, isShift: true })),
  ];
};

type Span = { readonly from: string; readonly to: string };

const spanFrom = ({ appointment }: PlannedConflict, from: string): Span => {
  const { duration: minutes } = appointment.serviceSnapshot;
  return { from, to: addMinutes(from, minutes) };
};

const isFree = (spans: readonly Span[], { from, to }: Span): boolean =>
  spans.every((span) => span.to <= from || span.from >= to);

/** The better comes first: its own day, then with the same employee the next day with room, then with another. */
const compareOn = (conflict: PlannedConflict, loadOf: (candidate: Candidate) => number) => {
  const { employeeCode, appointmentTime } = conflict.appointment;
  const date = dateOf(appointmentTime.appointmentStartDate);
  const rank = (candidate: Candidate): readonly number[] => {
    const days = Math.abs(daysBetween(date, dateOf(candidate.startDate)));
    const isAnother = candidate.employeeCode !== employeeCode;
    const way = days === 0 ? 0 : 1 + Number(isAnother);
    return [way, days, Math.abs(shiftOf(conflict, candidate.startDate)), loadOf(candidate)];
  };
  return (one: Candidate, other: Candidate): number => {
    const others = rank(other);
    return (
      rank(one)
        .map((value, index) => value - (others[index] ?? 0))
        .find((by) => by !== 0) ?? 0
    );
  };
};

/** What somebody chose, unless it is no longer possible. */
const findChosen = (conflict: PlannedConflict, choice: Candidate | undefined): Candidate | undefined => {
  if (!choice || choice.isOffered) return choice;
  return candidatesOf(conflict).find((candidate) => keyOf(candidate) === keyOf(choice));
};

/**
 * Who is proposed for each: whom somebody chose, or else the one who has the fewest of them by then, at its own time if
 * that can be, and as near to it as can be if not. What is proposed to one is no longer free for the next; where nobody is left, nobody is proposed.
 */
export const proposeCandidates = (
  conflicts: readonly PlannedConflict[],
  chosen: ReadonlyMap<string, Candidate>,
): ReadonlyMap<string, Candidate> => {
  const taken = new Map<string, Span[]>();
  const plan = new Map<string, Candidate>();
  const give = (conflict: PlannedConflict, candidate: Candidate): void => {
    const spans = taken.get(candidate.employeeCode) ?? [];
    taken.set(candidate.employeeCode, [...spans, spanFrom(conflict, candidate.startDate)]);
    plan.set(conflict.appointment.code, candidate);
  };
  const loadOf = ({ employeeCode }: Candidate): number => taken.get(employeeCode)?.length ?? 0;
  for (const conflict of conflicts) {
    const candidate = findChosen(conflict, chosen.get(conflict.appointment.code));
    if (candidate) give(conflict, candidate);
  }
  for (const conflict of conflicts) {
    if (plan.has(conflict.appointment.code)) continue;
    const [best] = candidatesOf(conflict)
      .filter((candidate) =>
        isFree(taken.get(candidate.employeeCode) ?? [], spanFrom(conflict, candidate.startDate)),
      )
      .toSorted(compareOn(conflict, loadOf));
    if (best) give(conflict, best);
  }
  return plan;
};
