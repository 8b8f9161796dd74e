import { clockAt, minutesFrom } from '@ayna/domain/wall-clock';
import { type CSSProperties, useEffect } from 'react';
import type { Column } from '../model/columns.ts';
import { minutesToPx, type Range } from '../model/scale.ts';
import { useWallClock } from '../use-wall-clock.ts';
import type { SharedScroll } from './use-shared-scroll.ts';

type Props = {
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
export function NowLine({ root, columns, visible, zone, isReady, scrollOnce }: Props) {
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
