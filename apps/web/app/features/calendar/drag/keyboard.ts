import { type Carried, carry } from './carry.ts';
import type { Desk } from './desk.ts';
import { placementOf } from './rules/change.ts';
import { closesTime, keyAct, picksUp } from './rules/keys.ts';
import { mayMove, reaches } from './rules/may.ts';

const CLOSED_MINUTES = 30;

/** Picking up by the keyboard; what it answers ends it. */
export const attachKeyboard = (root: HTMLElement, desk: Desk): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  let carried: Carried | undefined;
  const leave = (): void => {
    const left = carried;
    carried = undefined;
    left?.leave();
  };
  const standingOn = (target: EventTarget | null) => {
    const block = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-block]') : null;
    return { block, appointment: desk.appointment(block?.dataset.block ?? '') };
  };
  const pick = (target: EventTarget | null): boolean => {
    const { block, appointment } = standingOn(target);
    if (block && appointment && mayMove(desk.reach(), appointment))
      carried = carry({ desk, root, block, appointment });
    return carried !== undefined;
  };
  /** The time after an appointment, for as long as people mostly mean. */
  const close = (target: EventTarget | null): boolean => {
    const { block, appointment } = standingOn(target);
    const day = block?.closest<HTMLElement>('[data-column]')?.dataset.day;
    if (!appointment || !day || !reaches(desk.reach(), appointment.employeeCode)) return false;
    const { employee, end } = placementOf(day, appointment);
    desk.closing({ employee, day, start: end, end: end + CLOSED_MINUTES });
    return true;
  };
  root.addEventListener(
    'keydown',
    (event) => {
      if (!carried && closesTime(event) && close(event.target)) return event.preventDefault();
      if (!carried && !(picksUp(event) && pick(event.target))) return;
      const what = event.key === 'Tab' ? undefined : keyAct(event);
      // Tab goes on, and what was held stays where it was.
      if (event.key === 'Tab') return leave();
      event.preventDefault();
      event.stopPropagation();
      if (what && carried) {
        const held = carried;
        carried = undefined;
        if (held.act(what)) carried = held;
      }
    },
    { signal, capture: true },
  );
  root.addEventListener('focusout', leave, { signal });
  root.addEventListener('pointerdown', leave, { signal, capture: true });
  return () => {
    leave();
    ended.abort();
  };
};
