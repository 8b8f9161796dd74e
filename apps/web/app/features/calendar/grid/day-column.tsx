import { weekdayOf } from '@ayna/domain/wall-clock';
import { type CSSProperties, memo, useState } from 'react';
import { dayNames } from '../../../parts/week-hours/texts.ts';
import { longDay } from '../../../ui/day-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Closed } from '../model/closed.ts';
import type { Column } from '../model/columns.ts';
import { pxOf, type Range } from '../model/scale.ts';
import { texts } from '../texts.ts';
import { Block, BlockedTime, type Room } from './block.tsx';
import { isShut, sameColumn } from './column-rules.ts';
import { newSlots } from './slots.ts';

type Props = {
  readonly column: Column;
  readonly visible: Range;
  /** Which of the grid's columns, from 0. */
  readonly place: number;
  readonly isToday: boolean;
  readonly room: Room;
  readonly isFolded: boolean;
  readonly isLoading: boolean;
};

const isSame = (one: Props, other: Props): boolean =>
  one.visible.from === other.visible.from &&
  one.visible.to === other.visible.to &&
  one.place === other.place &&
  one.isToday === other.isToday &&
  one.room === other.room &&
  one.isFolded === other.isFolded &&
  one.isLoading === other.isLoading &&
  sameColumn(one.column, other.column);

/** A day of one person, or of the salon. Its zero is the first visible minute. */
export const DayColumn = memo(function DayColumn(props: Props) {
  const { column, visible, place, isToday, room, isFolded, isLoading } = props;
  const { day, employeeCode, name, shown, closed, blocks } = column;
  const [slots] = useState(newSlots);
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
      style={{ gridColumn: place + 2 }}
    >
      {closed.map((one) => (
        <Hatched key={one.from} closed={one} from={visible.from} />
      ))}
      {isShut(column, visible) && !isLoading && <Shut day={day} isSalons={closed[0]?.why !== 'off'} />}
      {isLoading && <Awaited />}
      {blocks.map((one) => (
        <BlockedTime key={one.block.code} shown={one} from={visible.from} />
      ))}
      {shown.map((one, index) => (
        <Block
          key={slotOf.get(one.appointment.code)}
          shown={one}
          from={visible.from}
          room={room}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}, isSame);

/** Lower than this there is no room for its word. */
const LOW_PX = 30;

function Hatched({ closed, from }: { readonly closed: Closed; readonly from: number }) {
  const height = pxOf(closed.to - closed.from);
  const label = closed.note || texts.closed[closed.why];
  const place = { '--top': `${pxOf(closed.from - from)}px`, '--height': `${height}px` } as CSSProperties;
  return (
    <div
      title={texts.notServed}
      data-low={height < LOW_PX ? '' : undefined}
      className="cal-off"
      style={place}
    >
      {label && <span>{label}</span>}
    </div>
  );
}

const weekdayName = (day: string): string => dayNames[weekdayOf(day)].long;

function Shut({ day, isSalons }: { readonly day: string; readonly isSalons: boolean }) {
  const weekday = weekdayName(day);
  return (
    <p className="cal-shut">
      <b>{isSalons ? texts.closedDay(weekday) : texts.offDay(weekday)}</b>
      <span>{texts.notServed}</span>
    </p>
  );
}

/** Where blocks are likely to stand. */
function Awaited() {
  return (
    <div aria-hidden="true" className="absolute inset-x-1 top-4 z-2 grid gap-7">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
