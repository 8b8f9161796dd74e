import { fullName } from '@ayna/domain/names';
import { clockAt } from '@ayna/domain/wall-clock';
import './block.css';
import './block-room.css';
import './blocked.css';
import type { CSSProperties } from 'react';
import type { Appointment } from '../../../data/appointments.ts';
import { statusLooks } from '../../../parts/appointment-status.ts';
import { priceText } from '../../../parts/money-text.ts';
import type { ShownBlock } from '../model/columns.ts';
import { pxOf } from '../model/scale.ts';
import type { Shown } from '../model/shown.ts';
import { texts } from '../texts.ts';

// Hundreds of these stand in a day: plain elements, drawn by block.css, with one listener for all of them.

type Placed = {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly lane: number;
  readonly lanes: number;
};

/** Dragging moves a block by these, without React. */
const placeOf = ({ startMinute, endMinute, lane, lanes }: Placed, from: number): CSSProperties =>
  ({
    '--top': `${pxOf(startMinute - from)}px`,
    '--height': `${pxOf(endMinute - startMinute)}px`,
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
const sharedBy = (lanes: number): 'two' | 'many' | undefined => {
  if (lanes < 2) return undefined;
  return lanes === 2 ? 'two' : 'many';
};

const clockOf = (moment: string): string => moment.slice(11, 16);

export const wordsOf = (one: Appointment) => {
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

type Words = ReturnType<typeof wordsOf>;

/** The price and how long it takes; one person's day has the price elsewhere, and room for the note. */
const footOf = ({ serviceSnapshot: { price, duration }, note }: Appointment, room: Room): string => {
  const minutes = texts.minutes(duration);
  if (room !== 'wide') return priceText(price) + texts.dot + minutes;
  return note === '' ? minutes : minutes + texts.dot + note;
};

/** Who, what, when and how it stands. */
export const labelOf = ({ name, service, session, range, status }: Words, foot = '', price = ''): string =>
  [name, session === '' ? service : `${service} ${session}`, range, foot, status, price]
    .filter((part) => part !== '')
    .join(', ');

/** One person's day has room for words at the right; a week on a phone for the least. */
export type Room = 'wide' | 'usual' | 'tight';

type Props = {
  readonly shown: Shown;
  /** The first visible minute of the column. */
  readonly from: number;
  readonly room: Room;
  readonly isFirst: boolean;
};

/** Where there is no room for the end, the beginning is all that is said of the range. */
const timeOf = ({ start, range }: Words, tier: Tier, lanes: number, room: Room): string =>
  tier === 'xs' || tier === 'sm' || lanes > 1 || room === 'tight' ? start : range;

/**
 * The same elements in every tier, so that a step to another day only changes their words. Beside the name and the
 * service the words are drawn by the style: where a block is cut off at the edge of the screen, what is left of its text
 * would no longer be a part of its name.
 */
export function Block({ shown, from, room, isFirst }: Props) {
  const { appointment: one, startMinute, endMinute, lanes } = shown;
  const tier = tierOf(pxOf(endMinute - startMinute));
  const words = wordsOf(one);
  const foot = tier === 'lg' ? footOf(one, room) : '';
  const price = room === 'wide' && tier !== 'xs' ? priceText(one.serviceSnapshot.price) : '';
  return (
    <button
      type="button"
      data-block={one.code}
      data-status={one.status}
      data-tier={tier}
      data-shared={sharedBy(lanes)}
      aria-label={labelOf(words, foot, price)}
      aria-haspopup="dialog"
      tabIndex={isFirst ? 0 : -1}
      className="cal-block"
      style={placeOf(shown, from)}
    >
      <b>{`${words.name} `}</b>
      <span className="sv">
        {words.session === '' ? (
          `${words.service} `
        ) : (
          <>
            {`${words.service} `}
            <span className="ses">{words.session}</span>{' '}
          </>
        )}
      </span>
      <span className="tm" data-said={timeOf(words, tier, lanes, room)} />
      {foot !== '' && <span className="ft" data-said={foot} />}
      {price !== '' && (
        <span className="rt">
          <span data-said={words.status} />
          <b data-said={price} />
        </span>
      )}
    </button>
  );
}

/** Time that was taken out of the day by hand. */
export function BlockedTime({ shown, from }: { readonly shown: ShownBlock; readonly from: number }) {
  const { block, startMinute, endMinute } = shown;
  const reason = block.reason === '' ? texts.blocked : block.reason;
  const range = texts.range(clockAt(startMinute), clockAt(endMinute));
  return (
    <button
      type="button"
      data-blocked={block.code}
      aria-label={texts.blockedTime(reason, range)}
      aria-haspopup="dialog"
      className="cal-blocked"
      style={placeOf({ ...shown, lane: 0, lanes: 1 }, from)}
    >
      <span>{reason}</span>
    </button>
  );
}
