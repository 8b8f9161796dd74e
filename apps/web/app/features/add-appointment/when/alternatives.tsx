import { CalendarDays, UserRound } from 'lucide-react';
import type { Employee } from '../../../data/employees.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { startsOn } from '../model/days.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';

const words = texts.why;

type Props = {
  readonly form: AddAppointment;
  readonly team: readonly Employee[];
  readonly employee: Employee;
};

/** Where there is room: with somebody else on the day, or on the next day. */
export function Alternatives({ form: { draft, days, change }, team, employee }: Props) {
  const roomWith = (code: string): number =>
    startsOn(days.day, { employeeCode: code, isSplit: false }).length;
  const [other] = team
    .filter(({ code }) => code !== employee.code && roomWith(code) > 0)
    .toSorted((a, b) => roomWith(b.code) - roomWith(a.code));
  const next = days.days.find((day) => day.date > draft.date && startsOn(day, draft).length > 0);
  if (draft.isSplit || (!other && !next)) return null;
  return (
    <div className="num mt-4 flex flex-wrap gap-2 max-tablet:grid">
      {other && (
        <Button
          look="outline"
          icon={<UserRound aria-hidden="true" size={16} strokeWidth={1.75} />}
          onPress={() => change({ employeeCode: other.code })}
        >
          {words.someoneElse(employeeName(other), roomWith(other.code))}
        </Button>
      )}
      {next && (
        <Button
          look="outline"
          icon={<CalendarDays aria-hidden="true" size={16} strokeWidth={1.75} />}
          onPress={() => change({ date: next.date })}
        >
          {words.otherDay(dayAndMonth(next.date), startsOn(next, draft).length)}
        </Button>
      )}
    </div>
  );
}
