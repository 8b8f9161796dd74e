import { useQuery } from '@tanstack/react-query';
import { appointmentsQuery } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { datesText } from '../../../parts/day-range.ts';
import { NotifyCustomers, Suggestion, TeamLoad } from './aside-cards.tsx';
import { listDays, loadOf } from './rules/load.ts';
import type { Rows } from './use-rows.ts';

type Props = {
  readonly salonCode: string;
  readonly rows: Rows;
  readonly team: readonly Employee[];
  /** Undefined for whoever moves nothing, and where nothing is sent. */
  readonly notifies: boolean | undefined;
  readonly setNotifies: (notifies: boolean) => void;
};

/** How full the days of those become to whom something would go. */
const useLoads = ({ salonCode, rows, team }: Pick<Props, 'salonCode' | 'rows' | 'team'>) => {
  const starts = rows.rows.map(({ appointment }) => appointment.appointmentTime.appointmentStartDate);
  const from = starts[0]?.slice(0, 10) ?? '';
  const to = starts.at(-1)?.slice(0, 10) ?? '';
  const days = from === '' ? [] : listDays(from, to);
  const { data } = useQuery({
    ...appointmentsQuery(salonCode, { startDate: `${from}T00:00:00`, endDate: `${to}T23:59:59` }),
    enabled: days.length > 0,
  });
  const added = rows.waiting.flatMap(({ appointment }) => {
    const candidate = rows.plan.get(appointment.code);
    const { duration: minutes } = appointment.serviceSnapshot;
    return candidate ? [{ employeeCode: candidate.employeeCode, minutes }] : [];
  });
  return { loads: data ? loadOf(team, data, days, added) : [], days: from === '' ? '' : datesText(from, to) };
};

export function ConflictsAside({ salonCode, rows, team, notifies, setNotifies }: Props) {
  const { loads, days } = useLoads({ salonCode, rows, team });
  const reachable = rows.rows.filter(({ appointment }) => appointment.customerSnapshot?.phone).length;
  return (
    <aside className="grid gap-3.5">
      <Suggestion counts={rows.counts} />
      <TeamLoad loads={loads} team={team} days={days} />
      {notifies !== undefined && (
        <NotifyCustomers reachable={reachable} value={notifies} onChange={setNotifies} />
      )}
    </aside>
  );
}
