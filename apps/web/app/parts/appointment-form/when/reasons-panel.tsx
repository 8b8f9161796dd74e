import { CalendarDays, ChevronDown, ChevronUp, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import type { Salon } from '../../../data/salon.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { dayAndMonth } from '../../day-range.ts';
import { employeeName, performs } from '../../service-facts.ts';
import { startsOn } from '../model/days.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';
import { ReasonBars } from './reason-bars.tsx';

const words = texts.why;

type Props = { readonly form: AddAppointment; readonly salon: Salon; readonly team: readonly Employee[] };

/** Which rule took which hours, of one employee at a time; opened by anyone who asks. */
export function ReasonsPanel({ form, salon, team }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [shown, setLooked] = useState<string | null>(null);
  const { draft } = form;
  const able = team.filter((one) => draft.chosen.every(({ service }) => performs(one, service.code)));
  const requested = draft.isSplit ? shown : (draft.employeeCode ?? shown);
  const employee = able.find(({ code }) => code === requested) ?? able[0];
  if (!employee) return null;
  const isChoice = able.length > 1 && (draft.isSplit || draft.employeeCode === null);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <section aria-labelledby={id} className="mt-5 rounded-lg bg-sunken px-4 py-3 dark:bg-raised">
      <div className="flex items-center justify-between gap-2.5">
        <h3 id={id} className="font-semibold text-lead-size leading-5.5">
          {words.title}
        </h3>
        <Button look="ghost" size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
          <Icon size={16} />
        </Button>
      </div>
      {isOpen && (
        <>
          {isChoice && (
            <div className="mt-1 mb-2 max-w-64">
              <Select
                label={words.who}
                value={employee.code}
                onChange={setLooked}
                options={able.map((one) => ({ id: one.code, label: employeeName(one) }))}
              />
            </div>
          )}
          <ReasonBars form={form} salon={salon} employee={employee} />
          <Alternatives form={form} team={able} employee={employee} />
        </>
      )}
    </section>
  );
}

const alternativesWords = texts.why;

type AlternativesProps = {
  readonly form: AddAppointment;
  readonly team: readonly Employee[];
  readonly employee: Employee;
};

/** Where there is room: with somebody else on the day, or on the next day. */
function Alternatives({ form: { draft, days, change }, team, employee }: AlternativesProps) {
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
        <Button look="outline" icon={UserRound} onPress={() => change({ employeeCode: other.code })}>
          {alternativesWords.someoneElse(employeeName(other), roomWith(other.code))}
        </Button>
      )}
      {next && (
        <Button look="outline" icon={CalendarDays} onPress={() => change({ date: next.date })}>
          {alternativesWords.otherDay(dayAndMonth(next.date), startsOn(next, draft).length)}
        </Button>
      )}
    </div>
  );
}
