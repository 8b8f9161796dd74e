import { CalendarOff, Plus, Repeat, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Employee } from '../../data/employees.ts';
import { ConflictsChip } from '../../parts/conflicts-chip.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { leaveText, periodText, recurringText, sortLeaves } from './leave-text.ts';
import { texts } from './texts.ts';
import { useLeaveActions } from './use-leave-actions.ts';

const words = texts.leaves;

type Props = {
  readonly employee: Employee;
  readonly now: string;
  /** How many of the appointments wait for another place. */
  readonly conflicts: number;
  readonly add: () => void;
};

export function LeavesSection({ employee, now, conflicts, add }: Props) {
  const { leaves, recurringLeaves } = employee;
  const { coming, past } = sortLeaves(leaves, now);
  const actions = useLeaveActions(employee);
  return (
    <div className="grid gap-4">
      {conflicts > 0 && (
        <p>
          <ConflictsChip count={conflicts} filter={{ employeeCode: employee.code }} />
        </p>
      )}
      {coming.length + recurringLeaves.length === 0 && (
        <EmptyState level={3} title={words.none} text={words.noneText} />
      )}
      <ul className="divide-y divide-line">
        {recurringLeaves.map((leave) => (
          <Line
            key={leave.code}
            text={recurringText(leave)}
            badge={
              <Badge size="sm" icon={Repeat}>
                {words.every}
              </Badge>
            }
            note={words.together(periodText(leave), leave.note)}
            remove={() => void actions.removeWeekly(leave)}
          />
        ))}
        {coming.map((leave) => (
          <Line
            key={leave.code}
            text={leaveText(leave)}
            badge={<Badge size="sm">{words.kinds[leave.kind]}</Badge>}
            note={leave.note}
            remove={() => void actions.remove(leave)}
          />
        ))}
      </ul>
      <Button look="outline" size="lg" isWide icon={Plus} onPress={add}>
        {texts.addLeave}
      </Button>
      {past.length > 0 && (
        <section>
          <h3 className="mb-1 font-semibold text-label text-muted">{words.past}</h3>
          <ul className="num grid gap-1 text-label text-muted">
            {past.map((leave) => (
              <li key={leave.code}>{words.together(leaveText(leave), words.kinds[leave.kind])}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type LineProps = {
  readonly text: string;
  readonly badge: ReactNode;
  readonly note: string;
  readonly remove: () => void;
};

function Line({ text, badge, note, remove }: LineProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <CalendarOff size={18} className="flex-none text-muted" />
      <div className="min-w-0 flex-1">
        <p className="num flex flex-wrap items-center gap-2 font-strong">
          {text}
          {badge}
        </p>
        {note && <p className="num text-label text-muted wrap-anywhere">{note}</p>}
      </div>
      <IconButton icon={Trash2} label={words.remove(text)} onPress={remove} />
    </li>
  );
}
