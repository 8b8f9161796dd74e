import type { Weekday } from '@ayna/contracts/core/hours';
import { workWeek } from '@ayna/domain/opening-hours';
import { Scissors, ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { generatePath, Link } from 'react-router';
import type { Employee } from '../../data/employees.ts';
import { ConflictsChip } from '../../parts/conflicts-chip.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import type { Range } from '../../parts/week-hours/rules.ts';
import { paths } from '../../paths.ts';
import { CardFrame } from './card-frame.tsx';
import { MenuButton, type OpenMenu } from './card-menu.tsx';
import { NowBadge } from './now-badge.tsx';
import type { NowState } from './now-state.ts';
import { texts } from './texts.ts';
import { WeekStrip } from './week-strip.tsx';

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

const fact =
  'inline-flex min-w-0 items-center gap-1.5 text-label text-ink-2 [&_svg]:flex-none [&_svg]:text-muted';
const iconProps = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

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
        <span className="num min-w-0 text-label text-muted leading-[17px] max-tablet:text-[14px]">
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
      <div className="mt-3.5 flex items-center justify-between gap-2 pt-2.5 shadow-[0_-1px_0_var(--line)]">
        <span className={`num ${fact}`}>
          <Scissors {...iconProps} />
          {servicesText(employee)}
        </span>
        <Link
          to={generatePath(paths.employeeRights, { code })}
          aria-label={`${texts.rights.open(employeeName(employee))}: ${props.rights}`}
          className={`-my-2.5 min-h-11 rounded-sm hover:underline tablet:-my-1 tablet:min-h-6 ${fact}`}
        >
          <ShieldCheck {...iconProps} />
          <span className="truncate">{props.rights}</span>
        </Link>
      </div>
    </CardFrame>
  );
});
