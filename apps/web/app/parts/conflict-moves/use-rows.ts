import { useMemo, useState } from 'react';
import type { ScheduleConflict } from '../../data/appointments.ts';
import { type Candidate, proposeCandidates } from './plan.ts';
import type { Moved, Moves } from './use-moves.ts';

const startOf = ({ appointment }: ScheduleConflict): string =>
  appointment.appointmentTime.appointmentStartDate;

/** Moved, unless the list says that it was hit again since. */
const isStill = (moved: Moved, conflicts: readonly ScheduleConflict[]): boolean =>
  !conflicts.some(
    ({ appointment: { code, version } }) => code === moved.after.code && version >= moved.after.version,
  );

type Choices = ReadonlyMap<string, Candidate>;

/** A time from beside the list that was refused is gone; one of the list goes with the list. */
const withoutRefused = (chosen: Choices, refused: Moves['refused']): Choices =>
  new Map([...chosen].filter(([code, { isOffered }]) => !(isOffered && refused.has(code))));

/** What waits for a place and what has found one, in the order of their times, with who is proposed for each. */
export const useRows = (conflicts: readonly ScheduleConflict[], moves: Moves) => {
  const [chosen, setChosen] = useState<Choices>(new Map());
  const { moved, refused } = moves;
  const done = useMemo(
    () => new Map([...moved].filter(([, one]) => isStill(one, conflicts))),
    [moved, conflicts],
  );
  const waiting = useMemo(
    () => conflicts.filter(({ appointment }) => !done.has(appointment.code)),
    [conflicts, done],
  );
  const plan = useMemo(
    () => proposeCandidates(waiting, withoutRefused(chosen, refused)),
    [waiting, chosen, refused],
  );
  const rows = useMemo(
    () =>
      [...waiting, ...[...done.values()].map(({ before }) => before)].toSorted((one, other) =>
        startOf(one).localeCompare(startOf(other)),
      ),
    [waiting, done],
  );
  const planned = waiting.flatMap((conflict) => {
    const candidate = plan.get(conflict.appointment.code);
    return candidate ? [{ conflict, candidate }] : [];
  });
  const ready = planned.filter(({ candidate }) => !candidate.isShift);
  const shift = planned.length - ready.length;
  return {
    rows,
    waiting,
    done,
    plan,
    /** Those for which there is a place. */
    planned,
    /** Those that can go at once, without asking anybody. */
    ready,
    counts: {
      done: done.size,
      same: ready.length,
      shift,
      none: waiting.length - planned.length,
    },
    choose: (code: string, candidate: Candidate) => {
      moves.forgetRefusal(code);
      setChosen((now) => new Map(now).set(code, candidate));
    },
  };
};

export type Rows = ReturnType<typeof useRows>;
