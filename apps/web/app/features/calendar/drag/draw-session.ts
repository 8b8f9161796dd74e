import { minutesToPx } from '../model/scale.ts';
import { createElement, setBox } from './dom/elements.ts';
import { type ColumnRect, measureViewport } from './dom/viewport.ts';
import type { DragContext, DragSession, Point } from './drag-context.ts';
import { rangeText } from './drag-texts.ts';
import { rangeBetween } from './rules/move.ts';
import { minuteIn, type Placement, stepFor } from './rules/placement.ts';
import { texts } from './texts.ts';

/** As long a press is taken to mean, until a service says how long. */
const PRESS_MINUTES = 30;

const createPreview = (column: ColumnRect) => {
  const words = createElement('drag-drawn-words num');
  const element = createElement('drag-drawn', words);
  const show = ({ start, end }: Placement, text: string): void => {
    setBox(element, { top: minutesToPx(start - column.from), height: minutesToPx(end - start) });
    words.textContent = text;
  };
  column.element.append(element);
  return { element, show };
};

type EmptySpot = { readonly context: DragContext; readonly root: HTMLElement; readonly column: HTMLElement };

const measureColumn = ({ root, column }: EmptySpot) => {
  const viewport = measureViewport(root);
  return { viewport, columnRect: viewport.columns.find(({ element }) => element === column) };
};

/** Draws a stretch of empty time. */
export const startDraw = (spot: EmptySpot, press: Point): DragSession | undefined => {
  const { viewport, columnRect } = measureColumn(spot);
  if (!columnRect) return undefined;
  const { context } = spot;
  const first = minuteIn(columnRect, press.y);
  const preview = createPreview(columnRect);
  let range = rangeBetween(columnRect, first, first, stepFor(context.slotStep()));
  const show = () => preview.show(range, `${rangeText(range)}, ${texts.minutes(range.end - range.start)}`);
  show();
  return {
    moveTo: (x, y, isFine) => {
      viewport.autoscroll(x, y);
      const step = stepFor(context.slotStep(), isFine);
      const next = rangeBetween(columnRect, first, minuteIn(columnRect, y + viewport.scrollOffset().y), step);
      if (next.start === range.start && next.end === range.end) return;
      range = next;
      show();
    },
    drop: () =>
      context.onDraw({
        placement: range,
        isPress: false,
        anchor: preview.element,
        clear: () => preview.element.remove(),
      }),
    cancel: () => preview.element.remove(),
  };
};

/** A single press on empty time, for anyone who does not drag. */
export const pressEmpty = (spot: EmptySpot, press: Point): void => {
  const { columnRect } = measureColumn(spot);
  if (!columnRect) return;
  const minute = minuteIn(columnRect, press.y);
  const { start, ...rest } = rangeBetween(columnRect, minute, minute, stepFor(spot.context.slotStep()));
  const placement = { ...rest, start, end: Math.min(start + PRESS_MINUTES, columnRect.to) };
  const preview = createPreview(columnRect);
  preview.show(placement, rangeText(placement));
  spot.context.onDraw({
    placement,
    isPress: true,
    anchor: preview.element,
    clear: () => preview.element.remove(),
  });
};
