import { fullName } from '@ayna/domain/names';
import { clockAt } from '@ayna/domain/wall-clock';
import './block.css';
import './block-sizes.css';
import './blocked.css';
import type { CSSProperties } from 'react';
import type { Appointment } from '../../../data/appointments.ts';
import { statusLooks } from '../../../parts/appointment-status.ts';
import { priceText } from '../../../parts/money-text.ts';
import type { ShownBlock } from '../model/columns.ts';
import type { PositionedAppointment } from '../model/positioned-appointments.ts';
import { minutesToPx } from '../model/scale.ts';
import { texts } from '../texts.ts';

// Hundreds of these stand in a day: plain elements, drawn by block.css, with one listener for all of them.

type BlockPosition = {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly lane: number;
  readonly lanes: number;
};

/** Dragging moves a block by these, without React. */
const positionStyle = ({ startMinute, endMinute, lane, lanes }: BlockPosition, from: number): CSSProperties =>
  ({
    '--top': `${minutesToPx(startMinute - from)}px`,
    '--height': `${minutesToPx(endMinute - startMinute)}px`,
    '--lane': lane,
    '--lanes': lanes,
  }) as CSSProperties;

export type Tier = 'xs' | 'sm' | 'md' | 'lg';

/** How much a block of this height has room to say. */
export const tierOf = (height: number): Tier => {
  if (height < 40) return 'xs';
  if (height < 62) return 'sm';
  return height < 100 ? 'md' : 'lg';
};

/** With one other a lane has room for the mark; with more for the name alone. */
const laneShare = (lanes: number): 'two' | 'many' | undefined => {
  if (lanes < 2) return undefined;
  return lanes === 2 ? 'two' : 'many';
};

const clockOf = (moment: string): string => moment.slice(11, 16);

export const blockTexts = (one: Appointment) => {
  const { customerSnapshot: customer, serviceSnapshot: service, appointmentTime } = one;
  const { appointmentStartDate: start, appointmentEndDate: end } = appointmentTime;
  const name = customer ? fullName(customer) : '';
  return {
    name: name === '' ? texts.nobody : name,
    service: service.name,
    session:
      service.type === 'Session' && service.sessionCount !== null
        ? texts.session(one.sessionNumber, service.sessionCount)
        : '',
    start: clockOf(start),
    range: texts.range(clockOf(start), clockOf(end)),
    status: statusLooks[one.status].word,
  };
};

type BlockTexts = ReturnType<typeof blockTexts>;

/** The price and how long it takes; one person's day has the price elsewhere, and room for the note. */
const footerText = ({ serviceSnapshot: { price, duration }, note }: Appointment, room: Room): string => {
  const minutes = texts.minutes(duration);
  if (room !== 'wide') return priceText(price) + texts.dot + minutes;
  return note === '' ? minutes : minutes + texts.dot + note;
};

/** Who, what, when and how it stands. */
export const blockLabel = (
  { name, service, session, range, status }: BlockTexts,
  footer = '',
  price = '',
): string =>
  [name, session === '' ? service : `${service} ${session}`, range, footer, status, price]
    .filter((part) => part !== '')
    .join(', ');

/** One person's day has room for words at the right; a week on a phone for the least. */
export type Room = 'wide' | 'usual' | 'tight';

type Props = {
  readonly positioned: PositionedAppointment;
  /** The first visible minute of the column. */
  readonly from: number;
  readonly room: Room;
  readonly isFirst: boolean;
};

/** Where there is no room for the end, the beginning is all that is said of the range. */
const timeOf = ({ start, range }: BlockTexts, tier: Tier, lanes: number, room: Room): string =>
  tier === 'xs' || tier === 'sm' || lanes > 1 || room === 'tight' ? start : range;

/**
 * The same elements in every tier, so that a step to another day only changes their words. Beside the name and the
 * service the words are drawn by the style: where a block is cut off at the edge of the screen, what is left of its text
 * would no longer be a part of its name.
 */
export function Block({ positioned, from, room, isFirst }: Props) {
  const { appointment: one, startMinute, endMinute, lanes } = positioned;
  const tier = tierOf(minutesToPx(endMinute - startMinute));
  const content = blockTexts(one);
  const footer = tier === 'lg' ? footerText(one, room) : '';
  const price = room === 'wide' && tier !== 'xs' ? priceText(one.serviceSnapshot.price) : '';
  return (
    <button
      type="button"
      data-block={one.code}
      data-status={one.status}
      data-tier={tier}
      data-shared={laneShare(lanes)}
      aria-label={blockLabel(content, footer, price)}
      aria-haspopup="dialog"
      tabIndex={isFirst ? 0 : -1}
      className="cal-block"
      style={positionStyle(positioned, from)}
    >
      <b>{`${content.name} `}</b>
      <span className="service">
        {content.session === '' ? (
          `${content.service} `
        ) : (
          <>
            {`${content.service} `}
            <span className="session">{content.session}</span>{' '}
          </>
        )}
      </span>
      <span className="time" data-text={timeOf(content, tier, lanes, room)} />
      {footer !== '' && <span className="footer" data-text={footer} />}
      {price !== '' && (
        <span className="status">
          <span data-text={content.status} />
          <b data-text={price} />
        </span>
      )}
    </button>
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
