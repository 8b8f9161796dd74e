import { wallNow } from '@ayna/domain/wall-now';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange, CalendarX2, Clock, Thermometer, User } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Employee, employeesQuery } from '../../../data/employees.ts';
import { salonQuery } from '../../../data/salon.ts';
import { systemClock } from '../../../lib/clock.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { shortDay } from '../../../ui/day-text.ts';
import { AnchoredMenu } from '../../../ui/menu.tsx';
import { texts as calendarTexts, urlWords } from '../texts.ts';
import { defaultZone } from '../use-salon-context.ts';
import { parseUrlState } from '../use-url-state.ts';
import { leaveOn, restOfDay, type Span, takesRest, wholeDays } from './absence.ts';
import { DaysDialog } from './days-dialog.tsx';
import { texts } from './texts.ts';
import { useAbsence } from './use-absence.ts';
import { useSickDayUrl } from './use-sick-day-url.ts';

const words = texts.menu;

type Items = ComponentProps<typeof AnchoredMenu>['groups'][number]['items'];

type Choices = {
  readonly employee: Employee;
  readonly day: string;
  readonly now: string;
  readonly record: (span: Span) => void;
  readonly show: (leaveCode: string) => void;
  readonly pickDays: () => void;
};

/** What can be said of somebody on the shown day. What is past is past. */
const itemsOf = ({ employee, day, now, record, show, pickDays }: Choices): Items => {
  const today = now.slice(0, 10);
  const leave = leaveOn(employee.leaves, day);
  const isAway = leave !== undefined && takesRest(leave, day, now);
  const sayAway = { icon: Thermometer, onPress: () => record(wholeDays(day, day)) };
  return [
    ...(leave ? [{ id: 'show', label: words.show, icon: CalendarX2, onPress: () => show(leave.code) }] : []),
    ...(day === today && !isAway
      ? [
          { ...sayAway, id: 'today', label: words.today },
          { id: 'now', label: words.fromNow, icon: Clock, onPress: () => record(restOfDay(now)) },
        ]
      : []),
    ...(day > today && !isAway ? [{ ...sayAway, id: 'on', label: words.on(shortDay(day)) }] : []),
    { id: 'days', label: words.days, icon: CalendarRange, onPress: pickDays },
  ];
};

type Props = {
  readonly salonCode: string;
  readonly employeeCode: string;
  /** Who was pressed. */
  readonly anchor: Element;
  readonly close: () => void;
};

/** Says that somebody of the team is away, and shows what that hits. */
export function AbsenceMenu({ salonCode, employeeCode, ...props }: Props) {
  const { data: team } = useQuery(employeesQuery(salonCode));
  const employee = team?.find(({ code }) => code === employeeCode);
  return employee ? <MenuOf {...props} salonCode={salonCode} employee={employee} /> : null;
}

type MenuProps = Omit<Props, 'employeeCode'> & { readonly employee: Employee };

function MenuOf({ salonCode, employee, anchor, close }: MenuProps) {
  const { data: salon } = useQuery(salonQuery(salonCode));
  const [step, setStep] = useState<'menu' | 'days' | 'closed'>('menu');
  useEffect(() => {
    if (step === 'closed') close();
  }, [step, close]);
  const { open } = useSickDayUrl();
  const [, setSearch] = useSearchParams();
  const absence = useAbsence(employee);
  const now = `${wallNow(systemClock.now(), salon?.zone ?? defaultZone).slice(0, 16)}:00`;
  // The screen is ahead of its address by no more than a paint.
  const { day } = parseUrlState(new URLSearchParams(window.location.search), now.slice(0, 10));
  const show = (leaveCode: string): void => open({ employeeCode: employee.code, leaveCode });
  const record = async (span: Span): Promise<void> => {
    const leave = await absence.record(span);
    if (leave) show(leave.code);
  };
  const name = employeeName(employee);
  if (step === 'days')
    return (
      <DaysDialog
        name={name}
        first={day}
        last={day}
        save={async (span) => {
          await record(span);
          close();
        }}
        close={close}
      />
    );
  const showOwnDay = (): void =>
    setSearch((search) => {
      const next = new URLSearchParams(search);
      next.set(urlWords.employee, employee.code);
      return next;
    });
  const items = itemsOf({
    employee,
    day,
    now,
    record: (span) => void record(span),
    show,
    pickDays: () => setStep('days'),
  });
  return (
    <AnchoredMenu
      label={words.label(name)}
      groups={[
        { id: 'absence', title: name, items },
        { id: 'day', items: [{ id: 'own', label: calendarTexts.ownDay, icon: User, onPress: showOwnDay }] },
      ]}
      side="bottom start"
      anchor={anchor}
      // It closes after a choice, also after the one that leads on to the days.
      onClose={() => setStep((now) => (now === 'menu' ? 'closed' : now))}
    />
  );
}
