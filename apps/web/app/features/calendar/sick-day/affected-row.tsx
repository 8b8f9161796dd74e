import { Check, Phone } from 'lucide-react';
import type { ScheduleConflict } from '../../../data/appointments.ts';
import { Candidates } from '../../../parts/conflict-moves/candidates.tsx';
import type { RowFacts } from '../../../parts/conflict-moves/day-rows.ts';
import { clockOf, customerName, rangeOf } from '../../../parts/conflict-moves/names.ts';
import { type Candidate, keyOf } from '../../../parts/conflict-moves/plan.ts';
import { RowRefusal } from '../../../parts/conflict-moves/row-refusal.tsx';
import type { Moved } from '../../../parts/conflict-moves/use-moves.ts';
import { localPhone } from '../../../parts/local-phone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { texts } from './texts.ts';
import { shownWays, wayText } from './way-text.ts';

type Props = RowFacts & {
  readonly names: ReadonlyMap<string, string>;
  readonly fullNames: ReadonlyMap<string, string>;
  readonly mayMove: boolean;
  readonly choose: (candidate: Candidate) => void;
  readonly move: (conflict: ScheduleConflict, candidate: Candidate) => void;
  readonly offer: () => void;
  readonly undo: (moved: Moved) => void;
};

/** One that is hit: when and who, where it could go, and the button that takes it there. */
export function AffectedRow(props: Props) {
  const { conflict, moved, refused } = props;
  const { appointment } = conflict;
  const name = customerName(appointment);
  return (
    <li
      aria-label={texts.row(name, rangeOf(appointment))}
      className="grid gap-2 py-2.5 not-last:shadow-below"
    >
      <div className="flex items-center gap-3">
        <p className="num w-11 flex-none font-semibold text-lead-size">
          {clockOf(appointment.appointmentTime.appointmentStartDate)}
        </p>
        <div className="min-w-0 flex-1">
          <b className="block truncate font-strong">{name}</b>
          <small className="num block text-caption text-muted">
            {moved ? movedText(props) : factsOf(props)}
          </small>
        </div>
        <Action {...props} name={name} />
      </div>
      {moved ? <TellCustomer moved={moved} /> : <Ways {...props} name={name} />}
      <RowRefusal text={refused} />
    </li>
  );
}

const factsOf = ({ conflict: { appointment }, isDoneByOthers }: Props): string => {
  const { name, duration } = appointment.serviceSnapshot;
  return texts.facts([name, texts.minutes(duration), ...(isDoneByOthers ? [] : [texts.onlyOne])]);
};

const movedText = ({ conflict, moved, names }: Props): string => {
  if (!moved) return '';
  const { employeeCode, appointmentTime } = moved.after;
  const way = { startDate: appointmentTime.appointmentStartDate };
  return texts.moved(names.get(employeeCode) ?? '', wayText(conflict, way));
};

type Named = Props & { readonly name: string };

/** The same place whatever it does, so that the focus stays in the row. */
function Action({ conflict, candidate, moved, isUnderWay, names, mayMove, name, ...actions }: Named) {
  if (!mayMove) return moved ? <Solved /> : null;
  const act = moved
    ? { words: texts.undo, label: texts.undoOf(name), onPress: () => actions.undo(moved) }
    : candidate
      ? {
          words: texts.move,
          label: texts.moveOf(
            name,
            `${names.get(candidate.employeeCode) ?? ''} ${wayText(conflict, candidate)}`,
          ),
          onPress: () => actions.move(conflict, candidate),
        }
      : { words: texts.offer, label: texts.offerOf(name), onPress: actions.offer };
  return (
    <span className="flex flex-none items-center gap-2 max-tablet:*:h-11">
      {moved && <Solved />}
      <Button
        look={moved ? 'ghost' : 'outline'}
        size="sm"
        isPending={isUnderWay}
        aria-label={act.label}
        onPress={act.onPress}
      >
        {act.words}
      </Button>
    </span>
  );
}

function Solved() {
  return (
    <Badge tone="success" icon={Check}>
      {texts.done}
    </Badge>
  );
}

function When({ text }: { readonly text: string }) {
  return <span className="num pointer-events-none relative font-normal text-caption">{text}</span>;
}

function Ways({ conflict, candidate, names, fullNames, mayMove, name, choose, offer }: Named) {
  const ways = shownWays(conflict, candidate);
  return (
    <div className="tablet:ml-14">
      {ways.length === 0 && <p className="font-medium text-danger-ink text-note-size">{texts.noWay}</p>}
      {ways.length > 0 && (
        <Candidates
          label={texts.ways(name)}
          candidates={ways}
          names={names}
          fullNames={fullNames}
          value={candidate}
          onChange={mayMove ? choose : undefined}
          notes={new Map(ways.map((way) => [keyOf(way), <When key="when" text={wayText(conflict, way)} />]))}
        >
          {mayMove && (
            <button
              type="button"
              aria-label={texts.offerOf(name)}
              onClick={offer}
              className="h-11 cursor-pointer rounded-full border border-line-strong border-dashed px-3 font-medium text-ink-2 hover:bg-sunken tablet:h-8.5"
            >
              {texts.offer}
            </button>
          )}
        </Candidates>
      )}
    </div>
  );
}

/** Another time is no surprise for the customer only if somebody says it: nothing is sent by itself. */
function TellCustomer({ moved: { before, after, notified } }: { readonly moved: Moved }) {
  const { appointmentTime, customerSnapshot } = before.appointment;
  const isSameTime = appointmentTime.appointmentStartDate === after.appointmentTime.appointmentStartDate;
  if (isSameTime || notified) return null;
  const phone = customerSnapshot?.phone;
  return (
    <p className="num flex flex-wrap items-center gap-x-3 text-label text-warning-ink tablet:ml-14">
      {texts.tell}
      {phone && !phone.includes('*') && (
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-strong underline tablet:min-h-6"
        >
          <Phone size={14} />
          {texts.call(localPhone(phone))}
        </a>
      )}
    </p>
  );
}
