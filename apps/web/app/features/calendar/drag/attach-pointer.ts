import type { DragContext } from './drag-context.ts';
import { taskAt } from './drag-target.ts';
import { createPointerSession } from './pointer-session.ts';
import type { Press } from './rules/gesture.ts';

/** A handle is there to be pulled, and nothing scrolls under it: a finger need not rest on it first. */
const pressOf = ({ pointerId, pointerType, clientX, clientY }: PointerEvent, target: Element): Press => ({
  pointer: pointerId,
  kind: pointerType === 'mouse' || target.closest('[data-handle]') ? 'mouse' : 'touch',
  x: clientX,
  y: clientY,
});

/** Picking up by mouse, pen and finger; what it answers ends it. */
export const attachPointer = (root: HTMLElement, context: DragContext): (() => void) => {
  const session = createPointerSession(root, context);
  const ended = new AbortController();
  const { signal } = ended;
  root.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || event.ctrlKey || !(event.target instanceof Element)) return;
      const press = pressOf(event, event.target);
      session.press(press, event.isPrimary ? taskAt(context, root, event.target, press) : undefined);
    },
    { signal },
  );
  addEventListener('pointermove', session.move, { signal, capture: true });
  // While something is carried nobody else has to hear of every step.
  for (const step of ['pointermove', 'mousemove'] as const)
    addEventListener(step, (event) => session.isDragging() && event.stopPropagation(), {
      signal,
      capture: true,
    });
  addEventListener('pointerup', ({ pointerId: pointer }) => session.dispatch({ type: 'up', pointer }), {
    signal,
  });
  addEventListener('pointercancel', () => session.dispatch({ type: 'cancel' }), { signal });
  // Not passive, and there from the beginning: only so a browser lets go of a scroll that it could begin.
  root.addEventListener('touchmove', (event) => session.isDragging() && event.preventDefault(), {
    signal,
    passive: false,
  });
  root.addEventListener('contextmenu', (event) => session.isPressed() && event.preventDefault(), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (!session.isDragging()) return;
      if (event.key === 'Escape') session.dispatch({ type: 'cancel' });
      if (event.key === 'ArrowUp') session.nudge(-1);
      if (event.key === 'ArrowDown') session.nudge(1);
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    session.dispatch({ type: 'cancel' });
    ended.abort();
  };
};
