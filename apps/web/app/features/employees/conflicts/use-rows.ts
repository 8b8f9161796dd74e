import { useMemo, useState } from 'react';
import type { ScheduleConflict } from '../../../data/appointments.ts';
import { proposeCandidates } from './rules/plan.ts';
import type { Moved, Moves } from './use-moves.ts';

const startOf = ({ appointment }: ScheduleConflict): string =>
  appointment.appointmentTime.appointmentStartDate;

/** Moved, unless the list says that it was hit again since. */
const isStill = (moved: Moved, conflicts: readonly ScheduleConflict[]): boolean =>
  !conflicts.some(
    ({ appointment: { code, version } }) => code === moved.after.code && version >= moved.after.version,
  );

/** What waits for a place and what has found one, in the order of their times, with who is proposed for each. */
export const useRows = (conflicts: readonly ScheduleConflict[], moves: Moves) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { moved } = moves;
  const done = useMemo(
    () => new Map([...moved].filter(([, one]) => isStill(one, conflicts))),
    [moved, conflicts],
  );
  const waiting = useMemo(
    () => conflicts.filter(({ appointment }) => !done.has(appointment.code)),
    [conflicts, done],
  );
  const plan = useMemo(() => proposeCandidates(waiting, chosen), [waiting, chosen]);
  const rows = useMemo(
    () =>
      [...waiting, ...[...done.values()].map(({ before }) => before)].toSorted((one, other) =>
        startOf(one).localeCompare(startOf(other)),
      ),
    [waiting, done],
  );
  const ready = waiting.flatMap((conflict) => {
    const candidate = plan.get(conflict.appointment.code);
    return candidate && !candidate.isShift ? [{ conflict, candidate }] : [];
  });
  const shift = waiting.filter(({ appointment }) => plan.get(appointment.code)?.isShift).length;
  return {
    rows,
    waiting,
    done,
    plan,
    /** Those that can go at once, without asking anybody. */
    ready,
    counts: {
      done: done.size,
      same: ready.length,
      shift,
      none: waiting.length - ready.length - shift,
    },
    choose: (code: string, employeeCode: string) => setChosen((now) => new Map(now).set(code, employeeCode)),
  };
};

export type Rows = ReturnType<typeof useRows>;
