import type { ScheduleConflict } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import type { Candidate } from '../../../parts/conflict-moves/plan.ts';
import type { Moves } from '../../../parts/conflict-moves/use-moves.ts';
import type { Rows } from '../../../parts/conflict-moves/use-rows.ts';
import { employeeName, performs } from '../../../parts/service-facts.ts';
import { longDay } from '../../../ui/day-text.ts';
import { AffectedRow } from './affected-row.tsx';

type Props = {
  readonly rows: Rows;
  readonly moves: Moves;
  readonly team: readonly Employee[];
  readonly names: ReadonlyMap<string, string>;
  readonly mayMove: boolean;
  readonly move: (conflict: ScheduleConflict, candidate: Candidate) => void;
  readonly offer: (conflict: ScheduleConflict) => void;
};

const dayOf = ({ appointment }: ScheduleConflict): string =>
  appointment.appointmentTime.appointmentStartDate.slice(0, 10);

/** In the order of the day; of more than one day, with its name over each. */
export function AffectedList({ rows, moves, team, names, mayMove, move, offer }: Props) {
  const days = [...Map.groupBy(rows.rows, dayOf)];
  const fullNames = new Map(team.map((one) => [one.code, employeeName(one)]));
  const isDoneByOthers = (serviceCode: string, employeeCode: string): boolean =>
    team.some((one) => one.isActive && one.code !== employeeCode && performs(one, serviceCode));
  return days.map(([day, conflicts]) => (
    <section key={day}>
      {days.length > 1 && <h3 className="num pt-4 font-semibold">{longDay(day)}</h3>}
      <ul>
        {conflicts.map((conflict) => {
          const { code, serviceCode, employeeCode } = conflict.appointment;
          return (
            <AffectedRow
              key={code}
              conflict={conflict}
              candidate={rows.plan.get(code)}
              moved={rows.done.get(code)}
              refused={moves.refused.get(code)}
              isUnderWay={moves.underWay === code}
              isDoneByOthers={isDoneByOthers(serviceCode, employeeCode)}
              names={names}
              fullNames={fullNames}
              mayMove={mayMove}
              choose={(candidate) => rows.choose(code, candidate)}
              move={move}
              offer={() => offer(conflict)}
              undo={moves.takeBack}
            />
          );
        })}
      </ul>
    </section>
  ));
}
