import type { Employee } from '../../../data/employees.ts';
import type { Moves } from '../../../parts/conflict-moves/use-moves.ts';
import type { Rows } from '../../../parts/conflict-moves/use-rows.ts';
import { employeeName, performs } from '../../../parts/service-facts.ts';
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

const dayOf = (moment: string): string => moment.slice(0, 10);

/** Day by day. */
export function ConflictList({ rows, moves, team, names, isMixed, mayMove, actions }: Props) {
  const days = Map.groupBy(rows.rows, ({ appointment }) =>
    dayOf(appointment.appointmentTime.appointmentStartDate),
  );
  const isDoneByOthers = (serviceCode: string, employeeCode: string): boolean =>
    team.some((one) => one.isActive && one.code !== employeeCode && performs(one, serviceCode));
  const fullNames = new Map(team.map((one) => [one.code, employeeName(one)]));
  return [...days].map(([day, conflicts]) => (
    <section key={day} className="not-first:pt-4">
      <h2 className="num flex items-baseline gap-2 pb-1.5 font-semibold">
        {longDay(day)}
        <span className="font-normal text-label text-muted">{texts.count(conflicts.length)}</span>
      </h2>
      <ul className="overflow-hidden rounded-lg shadow-outline dark:bg-raised">
        {conflicts.map((conflict) => {
          const { code, serviceCode, employeeCode } = conflict.appointment;
          return (
            <ConflictRow
              key={code}
              conflict={conflict}
              candidate={rows.plan.get(code)}
              moved={rows.done.get(code)}
              refused={moves.refused.get(code)}
              isUnderWay={moves.underWay === code}
              isDoneByOthers={isDoneByOthers(serviceCode, employeeCode)}
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
