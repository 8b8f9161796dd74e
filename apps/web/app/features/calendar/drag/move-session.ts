import { createDropZones } from './dom/drop-zones.ts';
import { originMarker } from './dom/origin-marker.ts';
import { openOverlay } from './dom/overlay.ts';
import { dayOf, measureViewport } from './dom/viewport.ts';
import type { DragOptions, DragSession, Point } from './drag-session.ts';
import { canNotify, dragLabel } from './drag-texts.ts';
import { movedTo } from './rules/move.ts';
import { columnAt, columnFor, isSame, minuteIn, type Placement, stepFor } from './rules/placement.ts';
import { placementOf, timeChangeTo } from './rules/time-change.ts';

/** Carries an appointment to another time, another employee or another day. */
export const startMove = ({ context, root, block, appointment }: DragOptions, press: Point): DragSession => {
  const viewport = measureViewport(root);
  const from = placementOf(dayOf(block), appointment);
  const startBox = block.getBoundingClientRect();
  const startColumn = columnFor(viewport.columns, from);
  let grabbedMinutes = startColumn ? minuteIn(startColumn, press.y) - from.start : 0;
  const origin = originMarker(appointment, from);
  const zones = createDropZones(context, viewport, appointment);
  const overlay = openOverlay({ root, viewport, block, from, mode: 'floating', origin });
  context.showBar('move', canNotify(appointment));
  let shown: Placement | null = null;
  const end = (): void => {
    zones.clear();
    context.showBar(null);
  };
  return {
    moveTo: (x, y, isFine) => {
      viewport.autoscroll(x, y);
      const shift = viewport.scrollOffset();
      const column = columnAt(viewport.columns, x + shift.x);
      const step = stepFor(context.slotStep(), isFine);
      const next =
        column && !zones.closedReason(column)
          ? movedTo(from, { column, y: y + shift.y, grabbed: grabbedMinutes, step })
          : null;
      overlay.follow(startBox.left + x - press.x, startBox.top + y - press.y);
      if (next ? isSame(next, shown) : shown === null) return;
      shown = next;
      overlay.show(next, dragLabel(context, next ?? from, appointment));
    },
    nudge: (direction) => {
      grabbedMinutes -= direction * stepFor(context.slotStep());
    },
    drop: () => {
      end();
      if (shown && timeChangeTo(appointment, shown)) {
        overlay.settle();
        return context.onDrop({ appointment, to: shown, isByKeyboard: false, clear: overlay.clear });
      }
      overlay.clear();
      if (shown) context.onUnmoved(appointment.code);
    },
    cancel: () => {
      end();
      overlay.clear();
    },
  };
};
