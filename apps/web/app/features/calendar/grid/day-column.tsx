import { weekdayOf } from '@ayna/domain/wall-clock';
import { type CSSProperties, memo, useState } from 'react';
import { dayNames } from '../../../parts/week-hours/texts.ts';
import { longDay } from '../../../ui/day-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ClosedRange } from '../model/closed-ranges.ts';
import type { Column } from '../model/columns.ts';
import { minutesToPx, type Range } from '../model/scale.ts';
import { texts } from '../texts.ts';
import { Block, BlockedTime, type Marks } from './block.tsx';
import type { Room } from './block-texts.ts';
import { isClosed, sameColumn } from './column-rules.ts';
import { createKeyAssigner } from './element-keys.ts';
import { FreeTime } from './free-time.tsx';

type Props = {
  readonly column: Column;
  readonly visible: Range;
  /** Which of the grid's columns, from 0. */
  readonly index: number;
  readonly isToday: boolean;
  readonly room: Room;
  readonly marks: Marks;
  readonly zone: string;
  readonly mayCreate: boolean;
  readonly isFolded: boolean;
  /** Where the whole salon is closed, the grid says so. */
  readonly saysClosed: boolean;
  readonly isLoading: boolean;
};

const isSame = (one: Props, other: Props): boolean =>
  one.visible.from === other.visible.from &&
  one.visible.to === other.visible.to &&
  one.index === other.index &&
  one.isToday === other.isToday &&
  one.room === other.room &&
  one.marks === other.marks &&
  one.zone === other.zone &&
  one.mayCreate === other.mayCreate &&
  one.isFolded === other.isFolded &&
  one.saysClosed === other.saysClosed &&
  one.isLoading === other.isLoading &&
  sameColumn(one.column, other.column);

/** A day of one person, or of the salon. Its zero is the first visible minute. */
export const DayColumn = memo(function DayColumn(props: Props) {
  const { column, visible, index, isToday, room, marks, zone, mayCreate, isFolded, saysClosed, isLoading } =
    props;
  const { day, employeeCode, name, shown, closed, blocks, away } = column;
  const [slots] = useState(createKeyAssigner);
  const isShut = isClosed(column, visible);
  const slotOf = slots(shown.map((one) => one.appointment.code));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a column of the grid is no fieldset
    <div
      role="group"
      aria-label={texts.column(name, longDay(day))}
      data-column=""
      data-employee={employeeCode}
      data-day={day}
      data-from={visible.from}
      data-today={isToday ? '' : undefined}
      data-folded={isFolded ? '' : undefined}
      className="cal-col"
      style={{ gridColumn: index + 2 }}
    >
      {closed.map((one) => (
        <ClosedRange key={one.from} closed={one} from={visible.from} isNamed={saysClosed && !isShut} />
      ))}
      {saysClosed && isShut && !isLoading && <ClosedColumn column={column} />}
      {isLoading && <BlockSkeletons />}
      {blocks.map((one) => (
        <BlockedTime key={one.block.code} positioned={one} from={visible.from} />
      ))}
      {mayCreate && column.free.length > 0 && <FreeTime column={column} visible={visible} zone={zone} />}
      {shown.map((one, index) => (
        <Block
          key={slotOf.get(one.appointment.code)}
          positioned={one}
          marks={marks}
          from={visible.from}
          room={room}
          isOfTeam={employeeCode === ''}
          isAway={away.has(one.appointment.code)}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}, isSame);

/** Lower than this there is no room for its word. */
const LOW_PX = 30;

type ClosedRangeProps = { readonly closed: ClosedRange; readonly from: number; readonly isNamed: boolean };

function ClosedRange({ closed, from, isNamed }: ClosedRangeProps) {
  const height = minutesToPx(closed.to - closed.from);
  const label = isNamed && (closed.note || texts.closed[closed.reason]);
  const index = {
    '--top': `${minutesToPx(closed.from - from)}px`,
    '--height': `${height}px`,
  } as CSSProperties;
  return (
    <div
      title={texts.notServed}
      data-low={height < LOW_PX ? '' : undefined}
      className="cal-off"
      style={index}
    >
      {label && <span>{label}</span>}
    </div>
  );
}

const weekdayName = (day: string): string => dayNames[weekdayOf(day)].long;

/** A day off, by the name of the holiday or of the leave where it has one. */
export function ClosedColumn({ column: { day, closed } }: { readonly column: Column }) {
  const [reason] = closed;
  const weekday = weekdayName(day);
  return (
    <p className="cal-shut">
      <b>{reason?.note || (reason?.reason === 'off' ? texts.offDay(weekday) : texts.closedDay(weekday))}</b>
      <span>{texts.notServed}</span>
    </p>
  );
}

/** Where blocks are likely to stand. */
function BlockSkeletons() {
  return (
    <div aria-hidden="true" className="absolute inset-x-1 top-4 z-2 grid gap-7">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
