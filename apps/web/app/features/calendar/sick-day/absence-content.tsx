import type { Leave } from '@ayna/contracts/employee';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ScheduleConflict } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { sendsAppointmentSms } from '../../../lib/appointment-sms.ts';
import { clockOf, customerName, shortNames } from '../../../parts/conflict-moves/names.ts';
import type { Candidate } from '../../../parts/conflict-moves/plan.ts';
import { useMoves } from '../../../parts/conflict-moves/use-moves.ts';
import { type Rows, useRows } from '../../../parts/conflict-moves/use-rows.ts';
import { datesText } from '../../../parts/day-range.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import type { Member } from '../../../parts/use-member.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { longDay } from '../../../ui/day-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HairAvatar } from '../../../ui/pattern/hair-avatar.tsx';
import { daysOf, kindOf } from './absence.ts';
import { AffectedList } from './affected-list.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { Progress } from './progress.tsx';
import { SolveAll } from './solve-all.tsx';
import { SpanChoice } from './span-choice.tsx';
import { texts } from './texts.ts';
import { useAbsence } from './use-absence.ts';
import { useSalonClock } from './use-salon-clock.ts';

type Props = {
  readonly member: Member;
  readonly team: readonly Employee[];
  readonly employee: Employee;
  /** Undefined where other hours than a leave's hit them. */
  readonly leave: Leave | undefined;
  readonly conflicts: readonly ScheduleConflict[];
  readonly refetch: () => Promise<unknown>;
  readonly mayChange: boolean;
  readonly mayMove: boolean;
  readonly close: () => void;
};

const titleOf = (leave: Leave | undefined, name: string, today: string): string => {
  if (!leave) return texts.title.none(name);
  return kindOf(leave, today) === 'days' ? texts.title.days(name) : texts.title.today(name);
};

const whenOf = (leave: Leave): readonly string[] => {
  const [first, last] = daysOf(leave);
  const clock = clockOf(leave.startDate);
  return [
    first === last ? longDay(first) : datesText(first, last),
    ...(clock === '00:00' ? [] : [texts.fromClock(clock)]),
  ];
};

/** The panel of one absence: whom it hits, where each of them could go, and the way back. */
export function Absence(props: Props) {
  const { member, team, employee, leave, conflicts, refetch, mayChange, mayMove, close } = props;
  const today = useSalonClock(member.salonCode).slice(0, 10);
  const [notifies, setNotifies] = useState(sendsAppointmentSms);
  const [offeredFor, setOfferedFor] = useState<ScheduleConflict>();
  const moves = useMoves({ notifies, isQuiet: true, refetch });
  const rows = useRows(conflicts, moves);
  const names = shortNames(team);
  const { takeBack } = useAbsence(employee);
  const move = (conflict: ScheduleConflict, candidate: Candidate): void =>
    moves.move(conflict, candidate, {
      customer: customerName(conflict.appointment),
      candidate: names.get(candidate.employeeCode) ?? '',
    });
  const undo = async (back: Leave): Promise<void> => {
    if (await takeBack(back)) close();
  };
  return (
    <PanelFrame
      title={titleOf(leave, names.get(employee.code) ?? '', today)}
      aside={
        leave &&
        mayChange && (
          <Button look="ghost" size="sm" icon={Undo2} onPress={() => void undo(leave)}>
            {texts.undo}
          </Button>
        )
      }
      lead={<Lead employee={employee} leave={leave} rows={rows} today={today} mayChange={mayChange} />}
      actions={
        mayMove &&
        rows.rows.length > 0 && (
          <SolveAll
            rows={rows}
            isPending={moves.underWay === 'all'}
            solve={() => moves.moveAll(rows.planned)}
            notifies={sendsAppointmentSms ? notifies : undefined}
            setNotifies={setNotifies}
          />
        )
      }
      close={close}
    >
      {!mayMove && rows.rows.length > 0 && <p className="py-3 text-muted">{texts.mayNot}</p>}
      {rows.rows.length === 0 ? (
        <EmptyState {...texts.empty} art={<HairAvatar seed="hits" tone="auburn" />} />
      ) : (
        <AffectedList
          rows={rows}
          moves={moves}
          team={team}
          names={names}
          mayMove={mayMove}
          move={move}
          offer={setOfferedFor}
        />
      )}
      {offeredFor && (
        <OfferDialog
          salonCode={member.salonCode}
          conflict={offeredFor}
          team={team}
          choose={(candidate) => {
            rows.choose(offeredFor.appointment.code, candidate);
            setOfferedFor(undefined);
          }}
          close={() => setOfferedFor(undefined)}
        />
      )}
    </PanelFrame>
  );
}

/** A holiday that somebody planned is no matter of one press. */
const isSickNow = (leave: Leave, today: string): boolean => {
  const [first, last] = daysOf(leave);
  return leave.kind === 'Sick' && first <= today && today <= last;
};

type LeadProps = {
  readonly employee: Employee;
  readonly leave: Leave | undefined;
  readonly rows: Rows;
  readonly today: string;
  readonly mayChange: boolean;
};

function Lead({ employee, leave, rows, today, mayChange }: LeadProps) {
  const name = employeeName(employee);
  return (
    <div className="grid gap-2.5 pt-1.5">
      <div className="flex items-center gap-2.5">
        <Avatar
          name={name}
          seed={employee.code}
          size="md"
          {...(employee.imageUrl ? { src: employee.imageUrl } : {})}
        />
        <p className="num min-w-0 flex-1 text-muted">
          {texts.facts([...(leave ? whenOf(leave) : []), texts.count(rows.rows.length)])}
        </p>
      </div>
      {leave && mayChange && isSickNow(leave, today) && <SpanChoice employee={employee} leave={leave} />}
      <Progress done={rows.done.size} left={rows.waiting.length} />
    </div>
  );
}
