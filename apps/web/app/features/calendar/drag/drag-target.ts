import { createDropZones, originMarker } from './dom/drop-zones.ts';
import { openOverlay } from './dom/overlay.ts';
import { dayOf, measureViewport } from './dom/viewport.ts';
import type { DragContext, DragOptions, DragSession, Point } from './drag-context.ts';
import { canNotify, dragLabel } from './drag-texts.ts';
import { pressEmpty, startDraw } from './draw-session.ts';
import { startResize } from './resize-session.ts';
import { canEdit, canMove } from './rules/edit-scope.ts';
import { movedTo } from './rules/move.ts';
import { columnAt, columnFor, isSame, minuteIn, type Placement, stepFor } from './rules/placement.ts';
import { placementOf, timeChangeTo } from './rules/time-change.ts';

/** Carries an appointment to another time, another employee or another day. */
const startMove = ({ context, root, block, appointment }: DragOptions, press: Point): DragSession => {
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

/** What would happen to what lies under the pointer. */
export type DragTask = {
  readonly begin: () => DragSession | undefined;
  readonly tap?: () => void;
};

export const blockOf = (root: HTMLElement, code: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-block="${CSS.escape(code)}"]`);

/** The appointment of a block, if this person may put it elsewhere. */
export const movableAppointment = (context: DragContext, code: string | undefined) => {
  const appointment = code === undefined ? undefined : context.appointment(code);
  return appointment && canMove(context.scope(), appointment) ? appointment : undefined;
};

const isWeek = (root: HTMLElement): boolean =>
  new Set([...root.querySelectorAll<HTMLElement>('[data-column]')].map(({ dataset }) => dataset.day)).size >
  1;

/** In a week a double click opens the day, so there a single one means nothing. */
const drawTask = (
  context: DragContext,
  root: HTMLElement,
  column: HTMLElement,
  press: Point,
): DragTask | undefined => {
  if (!canEdit(context.scope(), column.dataset.employee ?? '')) return undefined;
  const spot = { context, root, column };
  const begin = () => startDraw(spot, press);
  return isWeek(root) ? { begin } : { begin, tap: () => pressEmpty(spot, press) };
};

export const taskAt = (
  context: DragContext,
  root: HTMLElement,
  target: Element,
  press: Point,
): DragTask | undefined => {
  const handle = target.closest<HTMLElement>('[data-handle]');
  const code = handle?.dataset.of ?? target.closest<HTMLElement>('[data-block]')?.dataset.block;
  if (code !== undefined) {
    const appointment = movableAppointment(context, code);
    const block = blockOf(root, code);
    if (!appointment || !block) return undefined;
    const options = { context, root, block, appointment };
    if (!handle) return { begin: () => startMove(options, press) };
    const edge = handle.dataset.handle === 'start' ? 'start' : 'end';
    // A handle that is only pressed lies over its block, and stands for it.
    return { begin: () => startResize({ ...options, edge }, press), tap: () => block.click() };
  }
  if (target.closest('a, button, input, [role=button]')) return undefined;
  const column = target.closest<HTMLElement>('[data-column]');
  return column ? drawTask(context, root, column, press) : undefined;
};
