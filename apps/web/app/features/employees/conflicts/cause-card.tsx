import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { datesText, dayRange } from '../../../parts/day-range.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { leaveText, recurringText, spanOf } from '../leave-text.ts';
import { texts as team } from '../texts.ts';
import { texts } from './texts.ts';
import type { Cause } from './use-conflict-filter.ts';

const words = texts.about;

/** 24 - 26 Kasim 2026; with its hours where it is no whole days. */
const leaveDays = (leave: Extract<Cause, { kind: 'leave' }>['leave']): string => {
  const { isWholeDays, firstDay, lastDay } = spanOf(leave);
  return isWholeDays ? datesText(firstDay, lastDay) : leaveText(leave);
};

const employeeCause = (employee: Employee): readonly [string, string] =>
  employee.isActive
    ? [employeeName(employee), words.employee]
    : [words.inactiveTitle(employeeName(employee)), words.inactive];

const causeTexts = (cause: Cause): readonly [title: string, text: string] => {
  switch (cause.kind) {
    case 'leave': {
      const title = words.kind(leaveDays(cause.leave), team.leaves.kinds[cause.leave.kind]);
      return [title, words.leave(employeeName(cause.employee))];
    }
    case 'weekly':
      return [recurringText(cause.leave), words.leave(employeeName(cause.employee))];
    case 'employee':
      return employeeCause(cause.employee);
    case 'closed':
      return [words.closedTitle(dayRange(cause.from, cause.to)), words.closed];
    case 'salon':
      return [words.salonTitle, words.salon];
  }
};

type Props = {
  readonly cause: Cause;
  /** The way back of what hit them, on a phone, where the head has no room for it. */
  readonly children?: ReactNode;
};

/** What hit them. */
export function CauseCard({ cause, children }: Props) {
  const [title, text] = causeTexts(cause);
  const isLeave = cause.kind === 'leave' || cause.kind === 'weekly';
  return (
    <div className="mb-4.5 flex items-center gap-3.5 rounded-lg bg-sunken px-4 py-3 max-tablet:flex-wrap dark:bg-raised">
      {'employee' in cause && (
        <Avatar
          name={employeeName(cause.employee)}
          seed={cause.employee.code}
          size="lg"
          {...(cause.employee.imageUrl ? { src: cause.employee.imageUrl } : {})}
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="num font-semibold text-lead-size">{title}</p>
        <p className="num text-muted">{text}</p>
      </div>
      <div className="flex items-center justify-between gap-3 empty:hidden max-tablet:basis-full">
        {isLeave && (
          <Badge tone="success" icon={Check}>
            {words.saved}
          </Badge>
        )}
        {children && <span className="tablet:hidden">{children}</span>}
      </div>
    </div>
  );
}
