import { employee } from '@ayna/contracts/employee';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { ArrowRightLeft, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ScheduleConflict } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { sendsAppointmentSms } from '../../../lib/appointment-sms.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { BreadcrumbHead } from '../../../parts/breadcrumb-head.tsx';
import { customerName, shortNames } from '../../../parts/conflict-moves/names.ts';
import type { Candidate } from '../../../parts/conflict-moves/plan.ts';
import { useMoves } from '../../../parts/conflict-moves/use-moves.ts';
import { useRows } from '../../../parts/conflict-moves/use-rows.ts';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { employeeName } from '../../../parts/service-facts.ts';
import type { Member } from '../../../parts/use-member.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { HairAvatar } from '../../../ui/pattern/hair-avatar.tsx';
import { CauseCard } from './cause-card.tsx';
import { ConfirmMoveDialog } from './confirm-move-dialog.tsx';
import { ConflictList } from './conflict-list.tsx';
import { ConflictsAside } from './conflicts-aside.tsx';
import { texts } from './texts.ts';
import type { Cause } from './use-conflict-filter.ts';
import { useUndoCause } from './use-undo-cause.ts';

/** Who may not open the team came from the calendar. */
export const backLink = ({ mayCall }: Member) =>
  mayCall(employee.routes.update)
    ? { to: paths.employees, label: texts.from }
    : { to: paths.profile, label: texts.fromCalendar };

const AppointmentDetails = lazyComponent(() =>
  import('../../../parts/appointment-details.tsx').then((part) => part.AppointmentDetails),
);

type Props = {
  readonly member: Member;
  readonly team: readonly Employee[];
  readonly cause: Cause;
  readonly conflicts: readonly ScheduleConflict[];
  readonly refetch: () => Promise<unknown>;
};

const titleOf = ({ kind }: Cause, count: number): string => {
  if (count === 0) return texts.titles.done;
  if (kind === 'leave' || kind === 'weekly') return texts.titles.leave(count);
  return kind === 'closed' ? texts.titles.closed(count) : texts.titles.others(count);
};

const hereOf = (cause: Cause): string =>
  'leave' in cause
    ? texts.leaves(employeeName(cause.employee))
    : 'employee' in cause
      ? employeeName(cause.employee)
      : texts.here;

/** What stands over the list: an appointment, its move, or the question whether its customer was asked. */
type OpenDialog =
  | { readonly view: 'details' | 'offer'; readonly code: string }
  | { readonly view: 'ask'; readonly conflict: ScheduleConflict; readonly candidate: Candidate };

export function Conflicts({ member, team, cause, conflicts, refetch }: Props) {
  const [notifies, setNotifies] = useState(sendsAppointmentSms);
  const [open, setOpen] = useState<OpenDialog>();
  const moves = useMoves({ notifies, refetch });
  const rows = useRows(conflicts, moves);
  const wayBack = useUndoCause(cause);
  const names = shortNames(team);
  const mayMove = appointmentScope(member.groups, bookingRights) === 'all';
  const close = (): void => setOpen(undefined);
  const move = (conflict: ScheduleConflict, candidate: Candidate): void =>
    moves.move(conflict, candidate, {
      customer: customerName(conflict.appointment),
      candidate: names.get(candidate.employeeCode) ?? '',
    });
  const undo = wayBack && member.mayCall(employee.routes.deleteLeave) && (
    <Button look="outline" icon={Undo2} onPress={wayBack.act}>
      {wayBack.label}
    </Button>
  );
  return (
    <>
      <BreadcrumbHead
        title={titleOf(cause, rows.waiting.length)}
        from={backLink(member)}
        here={hereOf(cause)}
        isSentence
      >
        {undo && <span className="max-tablet:hidden">{undo}</span>}
      </BreadcrumbHead>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-6 max-tablet:px-4">
        <CauseCard cause={cause}>{undo}</CauseCard>
        {!mayMove && rows.rows.length > 0 && <p className="mb-4 text-muted">{texts.mayNot}</p>}
        {rows.rows.length === 0 ? (
          <EmptyState
            title={texts.empty.title}
            text={texts.empty.text}
            art={<HairAvatar seed="hits" tone="auburn" />}
            action={<BackLink member={member} />}
          />
        ) : (
          <div className="grid items-start gap-6 wide:grid-cols-fill-aside max-tablet:gap-4">
            <div className="min-w-0">
              <ConflictList
                rows={rows}
                moves={moves}
                team={team}
                names={names}
                isMixed={!('employee' in cause)}
                mayMove={mayMove}
                actions={{
                  choose: rows.choose,
                  move,
                  confirm: (conflict, candidate) => setOpen({ view: 'ask', conflict, candidate }),
                  open: (code) => setOpen({ view: 'details', code }),
                  offer: (code) => setOpen({ view: 'offer', code }),
                  undo: moves.takeBack,
                }}
              />
            </div>
            <ConflictsAside
              salonCode={member.salonCode}
              rows={rows}
              team={team}
              notifies={mayMove && sendsAppointmentSms ? notifies : undefined}
              setNotifies={setNotifies}
            />
          </div>
        )}
      </div>
      {rows.rows.length > 0 && mayMove && (
        <Bar
          rows={rows}
          member={member}
          isPending={moves.underWay === 'all'}
          moveAll={() => moves.moveAll(rows.ready)}
        />
      )}
      {open?.view === 'ask' && (
        <ConfirmMoveDialog
          conflict={open.conflict}
          candidate={open.candidate}
          names={names}
          close={close}
          send={() => {
            close();
            move(open.conflict, open.candidate);
          }}
        />
      )}
      {open && open.view !== 'ask' && (
        <Suspense fallback={null}>
          <AppointmentDetails
            code={open.code}
            isMoving={open.view === 'offer'}
            onMoved={(_, after, notified) => {
              const before = rows.rows.find(({ appointment }) => appointment.code === open.code);
              if (before) moves.note({ before, after, notified });
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function BackLink({ member }: { readonly member: Member }) {
  const { to } = backLink(member);
  return (
    <ButtonLink to={to} look="outline">
      {member.mayCall(employee.routes.update) ? texts.bar.back : texts.bar.calendar}
    </ButtonLink>
  );
}

type BarProps = {
  readonly rows: ReturnType<typeof useRows>;
  readonly member: Member;
  readonly isPending: boolean;
  readonly moveAll: () => void;
};

function Bar({ rows: { counts, ready, waiting }, member, isPending, moveAll }: BarProps) {
  const stays = counts.none + counts.shift;
  const note = waiting.length === 0 ? texts.bar.done : stays > 0 ? texts.bar.stays(stays) : texts.bar.ready;
  return (
    <SaveBar note={<span className="num">{note}</span>}>
      {waiting.length === 0 ? (
        <BackLink member={member} />
      ) : (
        <ButtonLink to={backLink(member).to} look="outline">
          {texts.bar.later}
        </ButtonLink>
      )}
      {waiting.length > 0 && (
        <Button isPending={isPending} isDisabled={ready.length === 0} icon={ArrowRightLeft} onPress={moveAll}>
          {texts.bar.all(ready.length)}
        </Button>
      )}
    </SaveBar>
  );
}
