import { fullName } from '@ayna/domain/names';
import { clockAt } from '@ayna/domain/wall-clock';
import './block.css';
import './block-sizes.css';
import './block-parts.css';
import './block-team.css';
import './block-narrow.css';
import './block-away.css';
import './blocked.css';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Appointment } from '../../../data/appointments.ts';
import { priceText } from '../../../parts/money-text.ts';
import { initialsOf } from '../../../ui/avatar/person.ts';
import { useTint } from '../../../ui/avatar/team-tints.ts';
import type { ShownBlock } from '../model/columns.ts';
import type { PositionedAppointment } from '../model/positioned-appointments.ts';
import { minutesToPx, type Range } from '../model/scale.ts';
import { texts } from '../texts.ts';
import { blockLabel, blockTexts, footerText, type Room, tierOf, timeOf } from './block-texts.ts';

// Hundreds of these stand in a day: plain elements, drawn by block.css, with one listener for all of them.

type BlockPosition = {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly lane: number;
  readonly lanes: number;
  readonly strips?: number;
  /** How long the first part of one with a wait is. */
  readonly first?: number;
};

/** Dragging moves a block by these, without React. */
export const positionStyle = (position: BlockPosition, from: number, bar?: string): CSSProperties => {
  const { startMinute, endMinute, lane, lanes, strips = 0, first } = position;
  return {
    '--top': `${minutesToPx(startMinute - from)}px`,
    '--height': `${minutesToPx(endMinute - startMinute)}px`,
    '--lane': lane,
    '--lanes': lanes,
    ...(strips > 0 && { '--strips': strips }),
    ...(first !== undefined && { '--first': `${minutesToPx(first)}px` }),
    ...(bar && { '--bar': bar }),
  } as CSSProperties;
};

/** With one other a lane has room for the mark; with more for the name alone; a band for less. */
const laneShare = (lanes: number, isOfTeam: boolean): 'two' | 'many' | 'band' | undefined => {
  if (lanes < 2) return undefined;
  if (lanes === 2) return 'two';
  return isOfTeam ? 'band' : 'many';
};

/** What the services and the customers' cards add to what an appointment says. */
export type Marks = {
  /** The calendar color of each service, from 1. */
  readonly colors: ReadonlyMap<string, number>;
  /** By customer, for those who may know them. */
  readonly allergies: ReadonlyMap<string, string>;
};

type Props = {
  readonly positioned: PositionedAppointment;
  readonly marks: Marks;
  /** The first visible minute of the column. */
  readonly from: number;
  readonly room: Room;
  /** In a column of the whole team it says whose it is. */
  readonly isOfTeam: boolean;
  /** Its employee is away then: it has to be moved. */
  readonly isAway: boolean;
  readonly isFirst: boolean;
};

/** A wait is drawn where the employee is free in it: then it is not one box from start to end. */
const isParted = ({ parts, startMinute, endMinute }: PositionedAppointment): boolean =>
  parts.length > 0 && (parts[0]?.from !== startMinute || parts[0].to !== endMinute);

/** In the color of the service; where the team shares a column, in the employee's. */
const barOf = (color: number | undefined): string | undefined =>
  color === undefined ? undefined : `var(--v${color})`;

/** The first line of what the card says: 'Lateks'. */
export const allergyOf = ({ customerCode }: Appointment, { allergies }: Marks): string =>
  (customerCode !== null && allergies.get(customerCode)?.split('\n')[0]) || '';

const partStyle = ({ from, to }: Range, startMinute: number): CSSProperties =>
  ({
    '--at': `${minutesToPx(from - startMinute)}px`,
    '--long': `${minutesToPx(to - from)}px`,
  }) as CSSProperties;

/**
 * The same elements in every tier, so that a step to another day only changes their words. Beside the name and the
 * service the words are drawn by the style: where a block is cut off at the edge of the screen, what is left of its text
 * would no longer be a part of its name.
 */
export function Block({ positioned, marks, from, room, isOfTeam, isAway, isFirst }: Props) {
  const { appointment: one, startMinute, endMinute, lanes, parts, isInWait } = positioned;
  const tint = useTint(one.employeeCode);
  const parted = isParted(positioned);
  const [first = { from: startMinute, to: endMinute }] = parts;
  const tier = tierOf(minutesToPx(parted ? first.to - first.from : endMinute - startMinute));
  const content = blockTexts(one);
  const allergy = allergyOf(one, marks);
  const employee = fullName(one.employeeSnapshot);
  const footer = tier === 'lg' && !parted ? footerText(one, room, allergy !== '') : '';
  const price = room === 'wide' && tier !== 'xs' ? priceText(one.serviceSnapshot.price) : '';
  return (
    <button
      type="button"
      data-block={one.code}
      data-status={one.status}
      data-tier={tier}
      data-shared={laneShare(lanes, isOfTeam)}
      data-of-team={isOfTeam ? '' : undefined}
      data-parted={parted ? '' : undefined}
      data-in-wait={isInWait ? '' : undefined}
      data-away={isAway ? '' : undefined}
      data-allergy={allergy === '' ? undefined : ''}
      aria-label={blockLabel(content, {
        footer,
        price,
        allergy,
        employee: isOfTeam ? employee : '',
        away: isAway ? texts.away : '',
      })}
      aria-haspopup="dialog"
      tabIndex={isFirst ? 0 : -1}
      className="cal-block"
      style={positionStyle(
        { ...positioned, ...(parted && { first: first.to - first.from }) },
        from,
        barOf(isOfTeam ? tint + 1 : marks.colors.get(one.serviceCode)),
      )}
    >
      {isOfTeam && <span className="who avatar" data-tint={tint} data-initials={initialsOf(employee)} />}
      <b>{`${content.name} `}</b>
      <span className={content.session === '' ? 'service' : 'service with-session'}>
        {content.session === '' ? (
          `${content.service} `
        ) : (
          <>
            <span>{`${content.service} `}</span>
            <span className="session">{content.session}</span>{' '}
          </>
        )}
      </span>
      <span className="time" data-text={timeOf(content, tier, lanes, room)} data-start={content.start} />
      {(footer !== '' || allergy !== '') && (
        <span className="footer">
          {allergy !== '' && (
            <span className="allergy">
              <TriangleAlert size={12} />
              <span data-text={allergy} />
            </span>
          )}
          {footer !== '' && <span data-text={footer} />}
        </span>
      )}
      {price !== '' && (
        <span className="status">
          <span data-text={content.status} />
          <b data-text={price} />
        </span>
      )}
      {parted && <Parts positioned={positioned} name={content.name} />}
      <Buffer positioned={positioned} />
    </button>
  );
}

/** The boxes of an appointment with a wait; the later ones say whose they are. */
function Parts({ positioned, name }: { readonly positioned: PositionedAppointment; readonly name: string }) {
  const { parts, startMinute } = positioned;
  return parts.map((part, index) => (
    <span key={part.from} className="part" style={partStyle(part, startMinute)}>
      {index > 0 && (
        <>
          <span className="clock" data-text={clockAt(part.from)} />
          <span className="name" data-text={name} /> <span data-text={texts.finish} />
        </>
      )}
    </span>
  ));
}

/** Lower than this there is no room for its words. */
const LOW_BUFFER_PX = 18;

/** Time that is kept free after an appointment. */
function Buffer({ positioned }: { readonly positioned: PositionedAppointment }) {
  const { parts, bufferTo, startMinute, endMinute } = positioned;
  const from = parts.at(-1)?.to ?? endMinute;
  if (bufferTo <= from) return null;
  const isLow = minutesToPx(bufferTo - from) < LOW_BUFFER_PX;
  return (
    <span
      className="buffer"
      style={partStyle({ from, to: bufferTo }, startMinute)}
      data-text={isLow ? undefined : texts.buffer(bufferTo - from)}
    />
  );
}

/** Time that was taken out of the day by hand. */
export function BlockedTime({
  positioned,
  from,
}: {
  readonly positioned: ShownBlock;
  readonly from: number;
}) {
  const { block, startMinute, endMinute } = positioned;
  const reason = block.reason === '' ? texts.blocked : block.reason;
  const range = texts.range(clockAt(startMinute), clockAt(endMinute));
  return (
    <button
      type="button"
      data-blocked={block.code}
      aria-label={texts.blockedTime(reason, range)}
      aria-haspopup="dialog"
      className="cal-blocked"
      style={positionStyle({ ...positioned, lane: 0, lanes: 1 }, from)}
    >
      <span>{reason}</span>
    </button>
  );
}
