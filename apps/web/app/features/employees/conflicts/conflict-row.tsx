import { Check, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ScheduleConflict } from '../../../data/appointments.ts';
import type { RowFacts } from '../../../parts/conflict-moves/day-rows.ts';
import { clockOf, customerName, rangeOf } from '../../../parts/conflict-moves/names.ts';
import { type Candidate, candidatesOf } from '../../../parts/conflict-moves/plan.ts';
import { RowRefusal } from '../../../parts/conflict-moves/row-refusal.tsx';
import type { Moved } from '../../../parts/conflict-moves/use-moves.ts';
import { priceText } from '../../../parts/money-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { NoCandidate, Substitutes } from './candidates.tsx';
import { texts } from './texts.ts';

export type RowActions = {
  readonly choose: (code: string, candidate: Candidate) => void;
  readonly move: (conflict: ScheduleConflict, candidate: Candidate) => void;
  /** The customer is to be asked first: the time is another one. */
  readonly confirm: (conflict: ScheduleConflict, candidate: Candidate) => void;
  readonly open: (code: string) => void;
  readonly offer: (code: string) => void;
  readonly undo: (moved: Moved) => void;
};

type Props = RowFacts & {
  /** Whose it was, where the list is of more than one. */
  readonly whose: string | undefined;
  readonly names: ReadonlyMap<string, string>;
  readonly fullNames: ReadonlyMap<string, string>;
  readonly mayMove: boolean;
  readonly actions: RowActions;
};

const frame =
  'grid items-center gap-x-3.5 gap-y-2 px-3.5 py-2.25 not-last:shadow-below max-tablet:grid-cols-fill-auto max-tablet:py-3 tablet:min-h-16 tablet:pr-2 wide:grid-cols-[104px_212px_minmax(0,1fr)_auto] tablet:max-wide:grid-cols-row-26';

export function ConflictRow(props: Props) {
  const { conflict, refused } = props;
  const name = customerName(conflict.appointment);
  const range = rangeOf(conflict.appointment);
  return (
    <li aria-label={texts.row(name, range)} className={frame}>
      <p className="num font-strong max-tablet:col-span-2 max-tablet:row-start-2 max-tablet:-mt-1 max-tablet:ml-12 max-tablet:text-note-size">
        {range}
      </p>
      <Customer {...props} name={name} />
      <div className="min-w-0 tablet:max-wide:col-span-2 tablet:max-wide:row-start-2">
        <Destination {...props} name={name} />
      </div>
      <div className="flex items-center gap-1 self-start tablet:self-center">
        <Action {...props} name={name} />
        <More {...props} name={name} />
      </div>
      <RowRefusal text={refused} />
    </li>
  );
}

type Named = Props & { readonly name: string };

function Customer({ conflict: { appointment }, whose, name, actions }: Named) {
  const { serviceSnapshot: service, sessionNumber, customerCode, customerSnapshot } = appointment;
  return (
    <button
      type="button"
      onClick={() => actions.open(appointment.code)}
      className="flex min-w-0 cursor-pointer items-center gap-2.5 rounded-md text-left max-tablet:col-span-2 max-tablet:row-start-1"
    >
      <Avatar
        name={name}
        size="md"
        {...(customerCode ? { seed: customerCode } : {})}
        {...(customerSnapshot?.imageUrl ? { src: customerSnapshot.imageUrl } : {})}
      />
      <span className="min-w-0">
        <b className="block truncate font-strong">{name}</b>
        <small className="num block truncate text-caption text-muted">
          {texts.facts([
            service.name,
            ...(service.sessionCount === null ? [] : [texts.session(sessionNumber, service.sessionCount)]),
            priceText(service.price),
            ...(whose ? [texts.of(whose)] : []),
          ])}
        </small>
      </span>
    </button>
  );
}

/** Where it goes, where it went, or that it can go nowhere. */
function Destination({
  conflict,
  candidate,
  moved,
  isDoneByOthers,
  names,
  fullNames,
  mayMove,
  actions,
  name,
}: Named) {
  if (moved) return <MovedTo moved={moved} names={names} />;
  const candidates = candidatesOf(conflict);
  if (candidates.length === 0) return <NoCandidate isDoneByOthers={isDoneByOthers} />;
  const { code } = conflict.appointment;
  return (
    <Substitutes
      label={texts.who(name)}
      candidates={candidates}
      names={names}
      fullNames={fullNames}
      value={candidate}
      onChange={mayMove ? (chosen) => actions.choose(code, chosen) : undefined}
    />
  );
}

function MovedTo({
  moved: { before, after },
  names,
}: Pick<Named, 'names'> & { readonly moved: Moved }): ReactNode {
  const start = after.appointmentTime.appointmentStartDate;
  const isSameDay =
    start.slice(0, 10) === before.appointment.appointmentTime.appointmentStartDate.slice(0, 10);
  const when = isSameDay ? clockOf(start) : `${start.slice(8, 10)}.${start.slice(5, 7)} ${clockOf(start)}`;
  return (
    <p className="num inline-flex min-h-8.5 items-center gap-1.75 font-medium text-success-ink">
      <Check strokeWidth={2} className="flex-none" />
      {texts.moved(names.get(after.employeeCode) ?? '', when)}
    </p>
  );
}

/** The same button whatever it does, so that the focus stays in the row. */
function Action({ conflict, candidate, moved, isUnderWay, names, mayMove, actions, name }: Named) {
  if (!mayMove) return null;
  const { code } = conflict.appointment;
  const act = moved
    ? { words: texts.undo, label: texts.undoOf(name), onPress: () => actions.undo(moved) }
    : !candidate
      ? { words: texts.offer, label: texts.offerOf(name), onPress: () => actions.offer(code) }
      : candidate.isShift
        ? { words: texts.ask, label: texts.askOf(name), onPress: () => actions.confirm(conflict, candidate) }
        : {
            words: texts.move,
            label: texts.moveOf(name, names.get(candidate.employeeCode) ?? ''),
            onPress: () => actions.move(conflict, candidate),
          };
  const look = moved ? 'ghost' : candidate ? 'outline' : 'soft';
  return (
    <span className="grid max-tablet:*:h-10">
      <Button look={look} size="sm" isPending={isUnderWay} aria-label={act.label} onPress={act.onPress}>
        {act.words}
      </Button>
    </span>
  );
}

function More({ conflict: { appointment }, moved, mayMove, actions, name }: Named) {
  return (
    <span className="max-tablet:hidden">
      <Menu
        label={texts.more(name)}
        trigger={<IconButton icon={Ellipsis} label={texts.more(name)} size="sm" />}
        groups={[
          {
            id: 'row',
            items: [
              { id: 'open', label: texts.open, onPress: () => actions.open(appointment.code) },
              ...(mayMove && !moved
                ? [{ id: 'offer', label: texts.otherTime, onPress: () => actions.offer(appointment.code) }]
                : []),
            ],
          },
        ]}
      />
    </span>
  );
}
