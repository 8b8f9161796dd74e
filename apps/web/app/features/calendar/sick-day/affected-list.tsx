import type { ScheduleConflict } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { dayRows } from '../../../parts/conflict-moves/day-rows.ts';
import type { Candidate } from '../../../parts/conflict-moves/plan.ts';
import type { Moves } from '../../../parts/conflict-moves/use-moves.ts';
import type { Rows } from '../../../parts/conflict-moves/use-rows.ts';
import { employeeName } from '../../../parts/service-facts.ts';
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

/** In the order of the day; of more than one day, with its name over each. */
export function AffectedList({ rows, moves, team, names, mayMove, move, offer }: Props) {
  const days = dayRows(rows, moves, team);
  const fullNames = new Map(team.map((one) => [one.code, employeeName(one)]));
  return days.map(([day, ofDay]) => (
    <section key={day}>
      {days.length > 1 && <h3 className="num pt-4 font-semibold">{longDay(day)}</h3>}
      <ul>
        {ofDay.map((facts) => {
          const { code } = facts.conflict.appointment;
          return (
            <AffectedRow
              key={code}
              {...facts}
              names={names}
              fullNames={fullNames}
              mayMove={mayMove}
              choose={(candidate) => rows.choose(code, candidate)}
              move={move}
              offer={() => offer(facts.conflict)}
              undo={moves.takeBack}
            />
          );
        })}
      </ul>
    </section>
  ));
}
