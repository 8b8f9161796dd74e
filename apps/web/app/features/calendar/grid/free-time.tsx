import { clockAt, minutesFrom } from '@ayna/domain/wall-clock';
import './free-time.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useWallClock } from '../../../parts/use-wall-clock.ts';
import { MIN_MINUTES, nextStart } from '../aside/free-ranges.ts';
import { useBookingLink } from '../booking/use-booking-link.ts';
import { toPrefill } from '../drag/rules/placement-prefill.ts';
import type { Column } from '../model/columns.ts';
import type { FreeStretch } from '../model/free-stretches.ts';
import { minutesToPx, type Range } from '../model/scale.ts';
import { texts } from '../texts.ts';
import { positionStyle } from './block.tsx';

type Props = { readonly column: Column; readonly visible: Range; readonly zone: string };

/** Lower than this its words stand in one line. */
const LOW_PX = 40;

/** What can still be booked in the waits of a column and where canceled appointments were: a press begins with it. */
export function FreeTime({ column, visible, zone }: Props) {
  const now = useWallClock(zone);
  const earliest = nextStart(minutesFrom(column.day, now));
  return column.free.map(({ from, to, kind }) => {
    const start = Math.max(from, earliest, visible.from);
    const end = Math.min(to, visible.to);
    return end - start < MIN_MINUTES ? null : (
      <FreePlace
        key={from}
        column={column}
        stretch={{ from: start, to: end, kind }}
        dayStart={visible.from}
      />
    );
  });
}

type PlaceProps = { readonly column: Column; readonly stretch: FreeStretch; readonly dayStart: number };

function FreePlace({ column: { day, employeeCode, name }, stretch, dayStart }: PlaceProps) {
  const { from: start, to: end, kind } = stretch;
  const link = useBookingLink(toPrefill({ employee: employeeCode, day, start, end }, true));
  const isLow = minutesToPx(end - start) < LOW_PX;
  const minutes = texts.freeStretch(end - start);
  const when = isLow ? clockAt(start) : texts.range(clockAt(start), clockAt(end));
  return (
    <Link
      {...link}
      aria-label={texts.bookFree(minutes, when, name)}
      data-free={kind}
      data-low={isLow ? '' : undefined}
      draggable={false}
      className="cal-free"
      style={positionStyle(
        { startMinute: start, endMinute: end, lane: 0, lanes: 1, strips: kind === 'canceled' ? 1 : 0 },
        dayStart,
      )}
    >
      <Plus size={14} />
      <b>{`${minutes} `}</b>
      <span>{when}</span>
    </Link>
  );
}
