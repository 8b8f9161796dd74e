import { clockAt, minutesFrom } from '@ayna/domain/wall-clock';
import './grid.css';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useWallClock } from '../../../parts/use-wall-clock.ts';
import { DraftPreview } from '../booking/draft-preview.tsx';
import type { Column, GridModel } from '../model/columns.ts';
import { hoursIn, minutesToPx, type Range, TIME_COLUMN_PX } from '../model/scale.ts';
import { texts } from '../texts.ts';
import type { Marks } from './block.tsx';
import type { Room } from './block-texts.ts';
import { isClosed, isSalonClosed } from './column-rules.ts';
import { ClosedColumn, DayColumn } from './day-column.tsx';
import { TeamHeads, WeekHeads } from './heads.tsx';
import { useGridEvents } from './use-grid-events.ts';
import type { SharedScroll } from './use-shared-scroll.ts';

export type GridLayout = 'single' | 'team' | 'week';

type Props = {
  readonly grid: GridModel;
  readonly layout: GridLayout;
  readonly today: string;
  readonly zone: string;
  readonly isNarrow: boolean;
  readonly isLoading: boolean;
  readonly marks: Marks;
  readonly mayCreate: boolean;
  /** Where columns and blocks stand; dragging takes hold of it. */
  readonly root: HTMLElement | null;
  readonly setRoot: (root: HTMLElement | null) => void;
  readonly scroll: SharedScroll;
  readonly open: (code: string) => void;
  readonly openDay: (day: string) => void;
  readonly openEmployee: (code: string) => void;
};

const minColumnPx: Readonly<Record<GridLayout, number>> = { single: 0, team: 168, week: 126 };
/** Beside another one a name needs so much; a band of the team's week, where initials stand for it, much less. */
const LANE_PX = 60;
const BAND_PX = 22;
const FOLDED_PX = 52;

const lanesOf = (column: GridModel['columns'][number]): number =>
  column.shown.reduce((maxLanes, { lanes }) => Math.max(maxLanes, lanes), 1);

const minWidth = (layout: GridLayout, column: GridModel['columns'][number]): number => {
  const lanes = lanesOf(column);
  if (layout !== 'week' || lanes === 1) return minColumnPx[layout];
  return Math.max(minColumnPx.week, lanes * (lanes > 2 && column.employeeCode === '' ? BAND_PX : LANE_PX));
};

const roomOf = (layout: GridLayout, isNarrow: boolean): Room => {
  if (layout === 'single') return 'wide';
  return layout === 'week' && isNarrow ? 'tight' : 'usual';
};

/** Columns on one scale of time. One listener hears all blocks. */
export function TimeGrid(props: Props) {
  const { grid, layout, today, zone, isNarrow, isLoading, marks, mayCreate, root, setRoot, scroll } = props;
  const { once, follow } = scroll;
  const { visible, columns } = grid;
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => (scroller.current ? follow(scroller.current, visible.from) : undefined),
    [follow, visible.from],
  );
  const folded = columns.map(
    (column) =>
      layout === 'week' &&
      (isNarrow || column.employeeCode === '') &&
      isClosed(column, visible) &&
      !isLoading,
  );
  const isShut = !isLoading && isSalonClosed(grid);
  const widths = columns.map((column, index) => (folded[index] ? FOLDED_PX : minWidth(layout, column)));
  const style = {
    '--columns': widths.map((px, index) => (folded[index] ? `${px}px` : `minmax(${px}px, 1fr)`)).join(' '),
    '--least': `${widths.reduce((sum, px) => sum + px, TIME_COLUMN_PX)}px`,
    '--day': `${minutesToPx(visible.to - visible.from)}px`,
  };
  const eventsRef = useGridEvents({
    layout,
    open: props.open,
    openDay: props.openDay,
    openEmployee: props.openEmployee,
  });
  return (
    // What scrolls must be reached by keys, a day without blocks too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={scroller} className="cal-scroll" aria-label={texts.grid} tabIndex={0}>
      <div ref={eventsRef} className="cal-inner" style={style as CSSProperties}>
        {layout === 'team' && <TeamHeads columns={columns} isLoading={isLoading} />}
        {layout === 'week' && (
          <WeekHeads columns={columns} isLoading={isLoading} today={today} visible={visible} />
        )}
        <div ref={setRoot} className="cal-grid" data-look={layout} data-room={roomOf(layout, isNarrow)}>
          <Times from={visible.from} to={visible.to} />
          {columns.map((column, index) => (
            <DayColumn
              // By its place: a column of another day takes over its elements.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              column={column}
              visible={visible}
              index={index}
              isToday={layout === 'week' && column.day === today}
              room={roomOf(layout, isNarrow)}
              marks={marks}
              zone={zone}
              mayCreate={mayCreate}
              isFolded={folded[index] === true}
              saysClosed={!isShut}
              isLoading={isLoading}
            />
          ))}
          {isShut && columns[0] && (
            <div className="cal-shut-day">
              <ClosedColumn column={columns[0]} />
            </div>
          )}
          <DraftPreview columns={columns} visible={visible} />
          <NowLine
            root={root}
            columns={columns}
            visible={visible}
            zone={zone}
            isReady={!isLoading}
            scrollOnce={once}
          />
        </div>
      </div>
    </section>
  );
}

function Times({ from, to }: Range) {
  const hours = useMemo(() => hoursIn({ from, to }), [from, to]);
  return (
    <div className="cal-times">
      {hours.map((minute) => (
        <span key={minute} style={{ '--top': `${minutesToPx(minute - from)}px` } as CSSProperties}>
          {clockAt(minute)}
        </span>
      ))}
    </div>
  );
}

type NowLineProps = {
  readonly root: HTMLElement | null;
  readonly columns: readonly Column[];
  readonly visible: Range;
  readonly zone: string;
  /** False until the grid is as high as it will be. */
  readonly isReady: boolean;
  readonly scrollOnce: SharedScroll['once'];
};

const minuteIn = ({ day }: Column, { from, to }: Range, now: string): number | undefined => {
  const minute = minutesFrom(day, now);
  return from <= minute && minute < to ? minute : undefined;
};

/** What is under way is marked in the page itself: rendering the columns every half minute would be dear. */
const markRunning = (root: HTMLElement, columns: readonly Column[], now: string): void => {
  for (const old of root.querySelectorAll('[data-running]')) old.removeAttribute('data-running');
  for (const { day, shown } of columns)
    for (const { appointment, startMinute, endMinute } of shown) {
      const minute = minutesFrom(day, now);
      if (appointment.status !== 'Approved' || minute < startMinute || minute >= endMinute) continue;
      const block = root.querySelector<HTMLElement>(`[data-block="${CSS.escape(appointment.code)}"]`);
      block?.style.setProperty('--elapsed', `${minutesToPx(minute - startMinute)}px`);
      block?.setAttribute('data-running', '');
    }
};

/** The present, behind the blocks, with its clock in the time column. */
function NowLine({ root, columns, visible, zone, isReady, scrollOnce }: NowLineProps) {
  const now = useWallClock(zone);
  const first = columns.findIndex((column) => minuteIn(column, visible, now) !== undefined);
  const last = columns.findLastIndex((column) => minuteIn(column, visible, now) !== undefined);
  const column = columns[first];
  const minute = column && minuteIn(column, visible, now);
  useEffect(() => {
    if (root) markRunning(root, columns, now);
  }, [root, columns, now]);
  useEffect(() => {
    const scroller = root?.closest('.cal-scroll');
    if (scroller && minute !== undefined && isReady) scrollOnce(scroller, minute, visible.from);
  }, [root, minute, visible.from, isReady, scrollOnce]);
  if (minute === undefined) return null;
  const index = { '--top': `${minutesToPx(minute - visible.from)}px` } as CSSProperties;
  return (
    <>
      <time className="cal-now-clock" style={index}>
        {clockAt(minute)}
      </time>
      <div data-now="" className="cal-now" style={{ ...index, gridColumn: `${first + 2} / ${last + 3}` }} />
    </>
  );
}
