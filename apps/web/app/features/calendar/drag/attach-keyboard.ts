import type { DragContext } from './drag-context.ts';
import { type KeyboardDrag, startKeyboardDrag } from './keyboard-drag.ts';
import { canEdit, canMove } from './rules/edit-scope.ts';
import { isBlockKey, isPickUpKey, keyAction } from './rules/keys.ts';
import { placementOf } from './rules/time-change.ts';

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
