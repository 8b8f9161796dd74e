import type { ScheduleConflict } from '../../data/appointments.ts';
import type { Employee } from '../../data/employees.ts';
import { performs } from '../service-facts.ts';
import type { Candidate } from './plan.ts';
import type { Moved, Moves } from './use-moves.ts';
import type { Rows } from './use-rows.ts';

/** What a row shows of one appointment that needs another place. */
export type RowFacts = {
  readonly conflict: ScheduleConflict;
  /** Where it would go now. */
  readonly candidate: Candidate | undefined;
  readonly moved: Moved | undefined;
  readonly refused: string | undefined;
  readonly isUnderWay: boolean;
  readonly isDoneByOthers: boolean;
};

const dayOf = ({ appointment }: ScheduleConflict): string =>
  appointment.appointmentTime.appointmentStartDate.slice(0, 10);

/** The rows of each day, in the order of the days. */
export const dayRows = (
  { rows, plan, done }: Rows,
  { refused, underWay }: Moves,
  team: readonly Employee[],
): readonly (readonly [day: string, rows: readonly RowFacts[]])[] => {
  const factsOf = (conflict: ScheduleConflict): RowFacts => {
    const { code, serviceCode, employeeCode } = conflict.appointment;
    return {
      conflict,
      candidate: plan.get(code),
      moved: done.get(code),
      refused: refused.get(code),
      isUnderWay: underWay === code,
      isDoneByOthers: team.some(
        (one) => one.isActive && one.code !== employeeCode && performs(one, serviceCode),
      ),
    };
  };
  return [...Map.groupBy(rows, dayOf)].map(([day, conflicts]) => [day, conflicts.map(factsOf)]);
};
