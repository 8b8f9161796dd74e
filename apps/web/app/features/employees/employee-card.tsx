import type { Weekday } from '@ayna/contracts/core/hours';
import { type WorkDay, workWeek } from '@ayna/domain/opening-hours';
import { weekdays } from '@ayna/domain/wall-clock';
import {
  CalendarOff,
  CircleSlash,
  Clock,
  Coffee,
  DoorOpen,
  type LucideIcon,
  Moon,
  Scissors,
  ShieldCheck,
} from 'lucide-react';
import { memo } from 'react';
import { generatePath, Link } from 'react-router';
import type { Employee } from '../../data/employees.ts';
import { ConflictsChip } from '../../parts/conflicts-chip.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { type Range, rangeOf } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { CardFrame } from './card-frame.tsx';
import { MenuButton, type OpenMenu } from './card-menu.tsx';
import { hoursText } from './hours-text.ts';
import type { NowState } from './now-state.ts';
import { texts } from './texts.ts';

const height = 34;
/** A bar is never thinner than can be seen. */
const minBar = 4;

type WeekStripProps = {
  readonly hours: readonly WorkDay[];
  /** What the strip's height stands for, the same on every card. */
  readonly span: Range;
  readonly today: Weekday | undefined;
};

const barOf = ({ from, to }: Range, span: Range) => {
  const index = (minutes: number): number =>
    (height * (Math.min(Math.max(minutes, span.from), span.to) - span.from)) / (span.to - span.from);
  const top = Math.min(index(from), height - minBar);
  return { y: top, height: Math.max(minBar, index(to) - top) };
};

/** The week at a glance; in words it stands below. */
const WeekStrip = memo(function WeekStrip({ hours, span, today }: WeekStripProps) {
  return (
    <>
      <div aria-hidden="true" className="mt-4 grid grid-cols-7 gap-1.25">
        {weekdays.map((day) => {
          const worked = hours.find((one) => one.day === day);
          const range = worked && rangeOf(worked.startTime, worked.endTime);
          return (
            <span key={day} className="grid gap-1 text-center">
              <svg
                className={`block h-8.5 w-full rounded-badge ${range ? 'bg-sunken dark:bg-sir-850' : 'hatched'}`}
              >
                {range && <rect width="100%" rx="5" className="fill-v2 opacity-90" {...barOf(range, span)} />}
              </svg>
              <span
                className={`text-tag-size leading-3.75 ${day === today ? 'font-semibold text-accent-ink' : 'text-muted'}`}
              >
                {dayNames[day].short}
              </span>
            </span>
          );
        })}
      </div>
      <p className="num mt-1.5 text-label text-muted max-tablet:text-body-size">{hoursText(hours)}</p>
    </>
  );
});

type Props = {
  readonly employee: Employee;
  readonly now: NowState['state'];
  readonly nowText: string;
  readonly rights: string;
  readonly span: Range;
  readonly today: Weekday | undefined;
  /** How many of the appointments wait for another place. */
  readonly conflicts: number;
  readonly openMenu: (opened: OpenMenu) => void;
};

const fact = 'inline-flex min-w-0 items-center gap-1.5 text-label text-ink-2 icon:flex-none icon:text-muted';
const servicesText = ({ allServices, serviceCodes }: Employee): string => {
  if (allServices) return texts.services.all;
  return serviceCodes.length === 0 ? texts.services.none : texts.services.some(serviceCodes.length);
};

/** Somebody of the team. It is drawn again only if something of it changed. */
export const EmployeeCard = memo(function EmployeeCard({ employee, openMenu, ...props }: Props) {
  const { code, workHours } = employee;
  return (
    <CardFrame employee={employee} menu={<MenuButton employee={employee} openMenu={openMenu} />}>
      <p className="mt-4 flex min-h-6 items-center gap-2.5">
        <NowBadge state={props.now} />
        <span className="num min-w-0 text-label text-muted leading-4.25 max-tablet:text-body-size">
          {props.nowText}
        </span>
      </p>
      {props.conflicts > 0 && (
        <p className="mt-2.5">
          <ConflictsChip
            count={props.conflicts}
            filter={{ employeeCode: code }}
            name={employeeName(employee)}
          />
        </p>
      )}
      <WeekStrip hours={workWeek(workHours)} span={props.span} today={props.today} />
      <div className="mt-3.5 flex items-center justify-between gap-2 pt-2.5 shadow-above">
        <span className={`num ${fact}`}>
          <Scissors size={16} />
          {servicesText(employee)}
        </span>
        <Link
          to={generatePath(paths.employeeRights, { code })}
          aria-label={`${texts.rights.open(employeeName(employee))}: ${props.rights}`}
          className={`touch-area -my-2.5 min-h-11 rounded-sm hover:underline tablet:-my-1 tablet:min-h-6 ${fact}`}
        >
          <ShieldCheck size={16} />
          <span className="truncate">{props.rights}</span>
        </Link>
      </div>
    </CardFrame>
  );
});

type Name = NowState['state'];

const icons: Readonly<Record<Name, LucideIcon>> = {
  busy: Scissors,
  working: DoorOpen,
  break: Coffee,
  leave: CalendarOff,
  dayOff: CalendarOff,
  off: Moon,
  inactive: CircleSlash,
  unset: Clock,
};

/** What is known of right now. Damson is for who has somebody before them, and nothing else here is coloured. */
function NowBadge({ state }: { readonly state: Name }) {
  const Icon = icons[state];
  return (
    <Badge tone={state === 'busy' ? 'accent' : 'neutral'} icon={Icon}>
      {texts.now[state]}
    </Badge>
  );
}
