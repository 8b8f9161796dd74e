import { clockAt } from '@ayna/domain/wall-clock';
import { ArrowLeft, ArrowRight, Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Appointment, Block } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import type { Prefill } from '../../../parts/appointment-form/model/prefill.ts';
import { priceText } from '../../../parts/money-text.ts';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { useWallClock } from '../../../parts/use-wall-clock.ts';
import { Key } from '../../../ui/key.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { useBookingLink } from '../booking/use-booking-link.ts';
import { canEdit, editScopeOf } from '../drag/rules/edit-scope.ts';
import { toPrefill } from '../drag/rules/placement-prefill.ts';
import type { Range } from '../model/scale.ts';
import { startsOnDay } from '../model/visible-hours.ts';
import { useSalonContext } from '../use-salon-context.ts';
import { daySums, freeRangesOn, shiftOn, upcoming } from './day-facts.ts';
import { headingStyle, NextUp } from './next-up.tsx';
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
      className="flex min-h-0 flex-col gap-4.5 overflow-y-auto bg-sunken p-5 shadow-before"
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

/** The headings stay, so that nothing moves when the day comes. */
function AsideSkeleton() {
  return (
    <SkeletonArea>
      <h2 className={headingStyle}>{texts.next}</h2>
      <div className="grid gap-2">
        <Skeleton className="h-22 w-full rounded-input" />
        <Skeleton className="h-22 w-full rounded-input" />
      </div>
      <h2 className={`${headingStyle} mt-4.5`}>{texts.free}</h2>
      <div className="flex gap-2">
        <Skeleton className="h-7.5 w-28 rounded-badge" />
        <Skeleton className="h-7.5 w-28 rounded-badge" />
      </div>
    </SkeletonArea>
  );
}

type SumsProps = { readonly completed: number; readonly expected: number };

function Sums({ completed, expected }: SumsProps) {
  return (
    <dl className="num grid grid-cols-2 gap-2.5">
      <Sum name={texts.completed} lira={completed} />
      <Sum name={texts.expected} lira={expected} />
    </dl>
  );
}

function Sum({ name, lira }: { readonly name: string; readonly lira: number }) {
  return (
    <div className="min-w-0 rounded-box bg-surface p-3 shadow-outline dark:bg-raised">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="truncate font-semibold text-head-20 leading-6.5 tracking-s">{priceText(lira)}</dd>
    </div>
  );
}

/** At the foot, for anyone who is about to reach for the mouse. */
function KeysLegend() {
  return (
    <p
      aria-hidden="true"
      className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-2 text-caption text-muted"
    >
      <Hint does={texts.keys.day}>
        <Key>
          <ArrowLeft size={12} strokeWidth={2} />
        </Key>
        <Key>
          <ArrowRight size={12} strokeWidth={2} />
        </Key>
      </Hint>
      <Hint does={texts.keys.today}>
        <Key>T</Key>
      </Hint>
      <Hint does={texts.keys.search}>
        <Key>/</Key>
      </Hint>
    </p>
  );
}

function Hint({ does, children }: { readonly does: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {children}
      {does}
    </span>
  );
}

type FreeTimesProps = {
  readonly free: readonly Range[];
  readonly employee: Employee;
  readonly date: string;
  readonly isWorking: boolean;
  readonly isOver: boolean;
  readonly mayBook: boolean;
};

/** Where there is room; for those who may book, the way to book right there. */
function FreeTimes({ free, employee, date, isWorking, isOver, mayBook }: FreeTimesProps) {
  return (
    <section>
      <h2 className={headingStyle}>{texts.free}</h2>
      {free.length === 0 && <p className="text-label text-muted">{emptyText(isWorking, isOver)}</p>}
      <ul className="flex flex-wrap gap-2">
        {free.map((range) => (
          <li key={range.from}>
            {mayBook ? (
              <BookLink
                range={range}
                place={toPrefill(
                  { employee: employee.code, day: date, start: range.from, end: range.to },
                  false,
                )}
              />
            ) : (
              <span className="num inline-flex h-7.5 items-center rounded-badge bg-surface px-2.5 font-medium text-label shadow-frame dark:bg-raised">
                {texts.range(clockAt(range.from), clockAt(range.to))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const emptyText = (isWorking: boolean, isOver: boolean): string => {
  if (isOver) return texts.dayOver;
  return isWorking ? texts.noneFree : texts.dayOff;
};

function BookLink({ range, place }: { readonly range: Range; readonly place: Prefill }) {
  const link = useBookingLink(place);
  const [from, until] = [clockAt(range.from), clockAt(range.to)];
  return (
    <ButtonLink look="outline" size="sm" {...link} aria-label={texts.bookAt(from, until)} icon={Plus}>
      <span className="num font-medium">{texts.range(from, until)}</span>
    </ButtonLink>
  );
}
