import { employee } from '@ayna/contracts/employee';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { ArrowRightLeft, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ScheduleConflict } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { BreadcrumbHead } from '../../../parts/breadcrumb-head.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { employeeName } from '../../../parts/service-facts.ts';
import type { Member } from '../../../parts/use-member.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { HairAvatar } from '../../../ui/pattern/hair-avatar.tsx';
import { AboutCard } from './about-card.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { HitList } from './hit-list.tsx';
import { customerName, shortNames } from './names.ts';
import type { Taker } from './rules/plan.ts';
import { Sides } from './sides.tsx';
import { texts } from './texts.ts';
import type { Cause } from './use-asked.ts';
import { useMoves } from './use-moves.ts';
import { useRows } from './use-rows.ts';
import { useWayBack } from './use-way-back.ts';
import { fromOf } from './way-home.ts';

const AppointmentDetails = lazyComponent(() =>
  import('../../../parts/appointment-details.tsx').then((part) => part.AppointmentDetails),
);

type Props = {
  readonly member: Member;
  readonly team: readonly Employee[];
  readonly cause: Cause;
  readonly hits: readonly ScheduleConflict[];
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
type Open =
  | { readonly what: 'details' | 'offer'; readonly code: string }
  | { readonly what: 'ask'; readonly hit: ScheduleConflict; readonly taker: Taker };

export function Hits({ member, team, cause, hits, refetch }: Props) {
  const [tells, setTells] = useState(true);
  const [open, setOpen] = useState<Open>();
  const moves = useMoves({ tells, refetch });
  const rows = useRows(hits, moves);
  const wayBack = useWayBack(cause);
  const names = shortNames(team);
  const mayMove = appointmentScope(member.groups, bookingRights) === 'all';
  const close = (): void => setOpen(undefined);
  const move = (hit: ScheduleConflict, taker: Taker): void =>
    moves.move(hit, taker, {
      customer: customerName(hit.appointment),
      taker: names.get(taker.employeeCode) ?? '',
    });
  const undo = wayBack && member.mayCall(employee.routes.deleteLeave) && (
    <Button
      look="outline"
      icon={<Undo2 aria-hidden="true" size={17} strokeWidth={1.75} />}
      onPress={wayBack.act}
    >
      {wayBack.label}
    </Button>
  );
  return (
    <>
      <BreadcrumbHead
        title={titleOf(cause, rows.waiting.length)}
        from={fromOf(member)}
        here={hereOf(cause)}
        isSentence
      >
        {undo && <span className="max-tablet:hidden">{undo}</span>}
      </BreadcrumbHead>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-6 max-tablet:px-4">
        <AboutCard cause={cause}>{undo}</AboutCard>
        {!mayMove && rows.rows.length > 0 && <p className="mb-4 text-muted">{texts.mayNot}</p>}
        {rows.rows.length === 0 ? (
          <EmptyState
            title={texts.empty.title}
            text={texts.empty.text}
            art={<HairAvatar seed="hits" tone="auburn" />}
            action={<Home member={member} />}
          />
        ) : (
          <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_320px] max-tablet:gap-4">
            <div className="min-w-0">
              <HitList
                rows={rows}
                moves={moves}
                team={team}
                names={names}
                isMixed={!('employee' in cause)}
                mayMove={mayMove}
                acts={{
                  choose: rows.choose,
                  move,
                  ask: (hit, taker) => setOpen({ what: 'ask', hit, taker }),
                  open: (code) => setOpen({ what: 'details', code }),
                  offer: (code) => setOpen({ what: 'offer', code }),
                  takeBack: moves.takeBack,
                }}
              />
            </div>
            <Sides
              salonCode={member.salonCode}
              rows={rows}
              team={team}
              tells={mayMove ? tells : undefined}
              setTells={setTells}
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
      {open?.what === 'ask' && (
        <AskDialog
          hit={open.hit}
          taker={open.taker}
          names={names}
          close={close}
          send={() => {
            close();
            move(open.hit, open.taker);
          }}
        />
      )}
      {open && open.what !== 'ask' && (
        <Suspense fallback={null}>
          <AppointmentDetails
            code={open.code}
            isMoving={open.what === 'offer'}
            onMoved={(_, after, told) => {
              const before = rows.rows.find(({ appointment }) => appointment.code === open.code);
              if (before) moves.note({ before, after, told });
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function Home({ member }: { readonly member: Member }) {
  const { to } = fromOf(member);
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
        <Home member={member} />
      ) : (
        <ButtonLink to={fromOf(member).to} look="outline">
          {texts.bar.later}
        </ButtonLink>
      )}
      {waiting.length > 0 && (
        <Button
          isPending={isPending}
          isDisabled={ready.length === 0}
          icon={<ArrowRightLeft aria-hidden="true" size={17} strokeWidth={1.75} />}
          onPress={moveAll}
        >
          {texts.bar.all(ready.length)}
        </Button>
      )}
    </SaveBar>
  );
}
