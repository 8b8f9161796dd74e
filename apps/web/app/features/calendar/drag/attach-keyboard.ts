import { createDropZones, originMarker } from './dom/drop-zones.ts';
import { type Overlay, openOverlay } from './dom/overlay.ts';
import { dayOf, measureViewport } from './dom/viewport.ts';
import type { DragContext, DragOptions } from './drag-context.ts';
import { canNotify, customerName, dragLabel, rangeText } from './drag-texts.ts';
import { canEdit, canMove } from './rules/edit-scope.ts';
import { isBlockKey, isPickUpKey, type KeyAction, keyAction, placementAfterKey } from './rules/keys.ts';
import { stepFor } from './rules/placement.ts';
import { placementOf, timeChangeTo } from './rules/time-change.ts';
import { texts } from './texts.ts';

/** An appointment in the hands of somebody at the keyboard. */
type KeyboardDrag = {
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
const startKeyboardDrag = ({ context, root, block, appointment }: DragOptions): KeyboardDrag => {
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

const BLOCK_MINUTES = 30;

/** Picking up by the keyboard; what it answers ends it. */
export const attachKeyboard = (root: HTMLElement, context: DragContext): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  let drag: KeyboardDrag | undefined;
  const cancel = (): void => {
    const cancelled = drag;
    drag = undefined;
    cancelled?.cancel();
  };
  const blockAt = (target: EventTarget | null) => {
    const block = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-block]') : null;
    return { block, appointment: context.appointment(block?.dataset.block ?? '') };
  };
  const pick = (target: EventTarget | null): boolean => {
    const { block, appointment } = blockAt(target);
    if (block && appointment && canMove(context.scope(), appointment))
      drag = startKeyboardDrag({ context, root, block, appointment });
    return drag !== undefined;
  };
  /** The time after an appointment, for as long as people mostly mean. */
  const close = (target: EventTarget | null): boolean => {
    const { block, appointment } = blockAt(target);
    const day = block?.closest<HTMLElement>('[data-column]')?.dataset.day;
    if (!appointment || !day || !canEdit(context.scope(), appointment.employeeCode)) return false;
    const { employee, end } = placementOf(day, appointment);
    context.onBlockTime({ employee, day, start: end, end: end + BLOCK_MINUTES });
    return true;
  };
  root.addEventListener(
    'keydown',
    (event) => {
      if (!drag && isBlockKey(event) && close(event.target)) return event.preventDefault();
      if (!drag && !(isPickUpKey(event) && pick(event.target))) return;
      const action = event.key === 'Tab' ? undefined : keyAction(event);
      // Tab goes on, and what was held stays where it was.
      if (event.key === 'Tab') return cancel();
      event.preventDefault();
      event.stopPropagation();
      if (action && drag) {
        const current = drag;
        drag = undefined;
        if (current.apply(action)) drag = current;
      }
    },
    { signal, capture: true },
  );
  root.addEventListener('focusout', cancel, { signal });
  root.addEventListener('pointerdown', cancel, { signal, capture: true });
  return () => {
    cancel();
    ended.abort();
  };
};
