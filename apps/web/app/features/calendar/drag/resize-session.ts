import { clockAt } from '@ayna/domain/wall-clock';
import { minutesToPx } from '../model/scale.ts';
import { type Label, openOverlay } from './dom/overlay.ts';
import { dayOf, measureViewport } from './dom/viewport.ts';
import type { DragOptions, DragSession, Point } from './drag-context.ts';
import { canNotify, overlapWarning } from './drag-texts.ts';
import { type Edge, resizedTo } from './rules/move.ts';
import { columnFor, isSame, minuteIn, type Placement, snapTo, stepFor } from './rules/placement.ts';
import { placementOf, timeChangeTo } from './rules/time-change.ts';
import { texts } from './texts.ts';

type ResizeOptions = DragOptions & { readonly edge: Edge };

/** '18:15 +15 dk, 105 dk': the edge that moves, by how much, and how long that makes it. */
const resizeLabel = (edge: Edge, was: Placement, now: Placement): Omit<Label, 'warning'> => {
  const minutes = now.end - now.start;
  return {
    strong: clockAt(edge === 'end' ? now.end : now.start),
    weak: texts.resizing(minutes - (was.end - was.start), minutes),
  };
};

/** Pulls an edge of an appointment. */
export const startResize = (
  { context, root, block, appointment, edge }: ResizeOptions,
  press: Point,
): DragSession => {
  const viewport = measureViewport(root);
  const from = placementOf(dayOf(block), appointment);
  const column = columnFor(viewport.columns, from);
  const grabbedMinutes = column ? minuteIn(column, press.y) - from[edge] : 0;
  const overlay = openOverlay({ root, viewport, block, from, mode: 'in-lane' });
  context.showBar('resize', canNotify(appointment));
  let shown = from;
  const show = (): void =>
    overlay.show(shown, {
      ...resizeLabel(edge, from, shown),
      warning: overlapWarning(context, shown, appointment),
    });
  show();
  return {
    moveTo: (x, y, isFine) => {
      viewport.autoscroll(x, y);
      const shift = viewport.scrollOffset();
      overlay.follow(0, 0);
      if (!column) return;
      const minute = snapTo(
        minuteIn(column, y + shift.y) - grabbedMinutes,
        stepFor(context.slotStep(), isFine),
      );
      const next = resizedTo(from, edge, minute, column);
      if (isSame(next, shown)) return;
      shown = next;
      show();
      overlay.setGrowth(edge, minutesToPx(Math.max(0, next.end - next.start - (from.end - from.start))));
    },
    drop: () => {
      context.showBar(null);
      if (!timeChangeTo(appointment, shown)) return overlay.clear();
      overlay.settle();
      context.onDrop({ appointment, to: shown, isByKeyboard: false, clear: overlay.clear });
    },
    cancel: () => {
      context.showBar(null);
      overlay.clear();
    },
  };
};
