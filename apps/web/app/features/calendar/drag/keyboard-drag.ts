import { createDropZones } from './dom/drop-zones.ts';
import { originMarker } from './dom/origin-marker.ts';
import { type Overlay, openOverlay } from './dom/overlay.ts';
import { dayOf, measureViewport } from './dom/viewport.ts';
import type { DragOptions } from './drag-session.ts';
import { canNotify, customerName, dragLabel, rangeText } from './drag-texts.ts';
import { type KeyAction, placementAfterKey } from './rules/keys.ts';
import { stepFor } from './rules/placement.ts';
import { placementOf, timeChangeTo } from './rules/time-change.ts';
import { texts } from './texts.ts';

/** An appointment in the hands of somebody at the keyboard. */
export type KeyboardDrag = {
  /** Whether it is still held afterwards. */
  readonly apply: (action: KeyAction) => boolean;
  readonly cancel: () => void;
};

/** No frame asks for it here, so what stands at the edge follows the scrolling itself. */
const followScrolling = (overlay: Overlay): (() => void) => {
  const scrolled = new AbortController();
  const { signal } = scrolled;
  addEventListener('scroll', () => overlay.follow(0, 0), { capture: true, passive: true, signal });
  return () => scrolled.abort();
};

/** Picked up by a key: arrows move it, Shift makes it longer, Enter lets it go. All of it is said aloud. */
export const startKeyboardDrag = ({ context, root, block, appointment }: DragOptions): KeyboardDrag => {
  const viewport = measureViewport(root);
  const from = placementOf(dayOf(block), appointment);
  const zones = createDropZones(context, viewport, appointment);
  const overlay = openOverlay({
    root,
    viewport,
    block,
    from,
    mode: 'in-place',
    origin: originMarker(appointment, from),
  });
  const stopFollowing = followScrolling(overlay);
  const dropArea = {
    columns: viewport.columns,
    isOpen: (column: (typeof viewport.columns)[number]) => zones.closedReason(column) === undefined,
    step: stepFor(context.slotStep()),
  };
  let at = from;
  const show = (): void => {
    overlay.show(at, dragLabel(context, at, appointment));
    overlay.scrollIntoView();
  };
  const end = (message: string): void => {
    stopFollowing();
    zones.clear();
    context.showBar(null);
    context.announce(message);
  };
  const cancel = (): void => {
    end(texts.keys.left(rangeText(from)));
    overlay.clear();
  };
  const drop = (): void => {
    if (!timeChangeTo(appointment, at)) return cancel();
    end(texts.keys.dropped(rangeText(at)));
    overlay.settle();
    context.onDrop({ appointment, to: at, isByKeyboard: true, clear: overlay.clear });
  };
  context.onStart();
  context.showBar('keys', canNotify(appointment));
  context.announce(texts.keys.picked(customerName(appointment), rangeText(from)));
  show();
  return {
    cancel,
    apply: (action) => {
      if (!('by' in action)) {
        (action.act === 'drop' ? drop : cancel)();
        return false;
      }
      at = placementAfterKey(at, action, dropArea);
      show();
      const { strong, weak, warning } = dragLabel(context, at, appointment);
      const length = action.act === 'length' ? texts.minutes(at.end - at.start) : '';
      context.announce(texts.keys.at([strong, length, weak, warning]));
      return true;
    },
  };
};
