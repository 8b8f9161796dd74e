import type { Employee } from '../../../data/employees.ts';
import { dayRows } from '../../../parts/conflict-moves/day-rows.ts';
import type { Moves } from '../../../parts/conflict-moves/use-moves.ts';
import type { Rows } from '../../../parts/conflict-moves/use-rows.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { longDay } from '../../../ui/day-text.ts';
import { ConflictRow, type RowActions } from './conflict-row.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly rows: Rows;
  readonly moves: Moves;
  readonly team: readonly Employee[];
  readonly names: ReadonlyMap<string, string>;
  /** Whether they are of more than one employee. */
  readonly isMixed: boolean;
  readonly mayMove: boolean;
  readonly actions: RowActions;
};

/** Day by day. */
export function ConflictList({ rows, moves, team, names, isMixed, mayMove, actions }: Props) {
  const fullNames = new Map(team.map((one) => [one.code, employeeName(one)]));
  return dayRows(rows, moves, team).map(([day, ofDay]) => (
    <section key={day} className="not-first:pt-4">
      <h2 className="num flex items-baseline gap-2 pb-1.5 font-semibold">
        {longDay(day)}
        <span className="font-normal text-label text-muted">{texts.count(ofDay.length)}</span>
      </h2>
      <ul className="overflow-hidden rounded-lg shadow-outline dark:bg-raised">
        {ofDay.map((facts) => {
          const { code, employeeCode } = facts.conflict.appointment;
          return (
            <ConflictRow
              key={code}
              {...facts}
              whose={isMixed ? fullNames.get(employeeCode) : undefined}
              names={names}
              fullNames={fullNames}
              mayMove={mayMove}
              actions={actions}
            />
          );
        })}
      </ul>
    </section>
  ));
}
