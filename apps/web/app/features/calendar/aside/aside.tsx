import { useMemo } from 'react';
import type { Appointment, Block } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { canEdit, editScopeOf } from '../drag/rules/edit-scope.ts';
import { startsOnDay } from '../model/working-day.ts';
import { useSalonContext } from '../use-salon-context.ts';
import { useWallClock } from '../use-wall-clock.ts';
import { AsideSkeleton } from './aside-skeleton.tsx';
import { daySums, freeRangesOn, shiftOn, upcoming } from './day-facts.ts';
import { FreeTimes } from './free-list.tsx';
import { KeysLegend } from './keys-legend.tsx';
import { NextUp } from './next-up.tsx';
import { Sums } from './sums.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly employee: Employee;
  /** 2026-11-14. */
  readonly date: string;
  /** Of the day; those of others are left out here. */
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
  /** Until the day is known, none of it is called free. */
  readonly isLoading?: boolean;
  readonly onOpen: (code: string) => void;
};

/** Beside one person's day: who comes next, where there is room, what the day brings. */
export function Aside({ isLoading = false, ...day }: Props) {
  const member = useMember();
  return (
    <aside
      aria-label={texts.label}
      data-tour="calendar-aside"
      className="flex min-h-0 flex-col gap-4.5 overflow-y-auto bg-sunken p-5 shadow-[-1px_0_0_var(--line)]"
    >
      {member && !isLoading ? <Day {...day} member={member} /> : <AsideSkeleton />}
      <KeysLegend />
    </aside>
  );
}

type DayProps = Omit<Props, 'isLoading'> & { readonly member: Member };

const ofEmployee = <T extends { readonly employeeCode: string }>(
  all: readonly T[],
  code: string,
): readonly T[] => all.filter(({ employeeCode }) => employeeCode === code);

function Day({ employee, date, appointments, blocks, onOpen, member }: DayProps) {
  const { around, zone, own } = useSalonContext(member.salonCode, date);
  const now = useWallClock(zone);
  const visits = useMemo(() => ofEmployee(appointments, employee.code), [appointments, employee.code]);
  const free = useMemo(() => {
    const blocked = ofEmployee(blocks, employee.code);
    return freeRangesOn({ ...around, employee, date, appointments: visits, blocks: blocked, now });
  }, [around, employee, date, visits, blocks, now]);
  // Those of the night before and of the morning after take time, and are another day's.
  const ofDay = useMemo(() => {
    const isOfDay = startsOnDay(employee, date);
    return visits.filter(({ appointmentTime }) => isOfDay(appointmentTime.appointmentStartDate));
  }, [visits, employee, date]);
  return (
    <>
      <NextUp appointments={upcoming(ofDay, now)} date={date} now={now} onOpen={onOpen} />
      <FreeTimes
        free={free}
        employee={employee}
        date={date}
        isWorking={shiftOn(employee, date) !== undefined}
        isOver={date < now.slice(0, 10)}
        mayBook={canEdit(editScopeOf(member.groups, own?.code), employee.code)}
      />
      <Sums {...daySums(ofDay)} />
    </>
  );
}
