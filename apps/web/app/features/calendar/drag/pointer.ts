import type { Desk } from './desk.ts';
import { newHand } from './hand.ts';
import type { Press } from './rules/gesture.ts';
import { taskAt } from './target.ts';

/** A handle is there to be pulled, and nothing scrolls under it: a finger need not rest on it first. */
const pressOf = ({ pointerId, pointerType, clientX, clientY }: PointerEvent, target: Element): Press => ({
  pointer: pointerId,
  kind: pointerType === 'mouse' || target.closest('[data-grip]') ? 'mouse' : 'touch',
  x: clientX,
  y: clientY,
});

/** Picking up by mouse, pen and finger; what it answers ends it. */
export const attachPointer = (root: HTMLElement, desk: Desk): (() => void) => {
  const hand = newHand(root, desk);
  const ended = new AbortController();
  const { signal } = ended;
  root.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || event.ctrlKey || !(event.target instanceof Element)) return;
      const press = pressOf(event, event.target);
      hand.press(press, event.isPrimary ? taskAt(desk, root, event.target, press) : undefined);
    },
    { signal },
  );
  addEventListener('pointermove', hand.move, { signal, capture: true });
  // While something is carried nobody else has to hear of every step.
  for (const step of ['pointermove', 'mousemove'] as const)
    addEventListener(step, (event) => hand.isHolding() && event.stopPropagation(), { signal, capture: true });
  addEventListener('pointerup', ({ pointerId: pointer }) => hand.hear({ type: 'up', pointer }), { signal });
  addEventListener('pointercancel', () => hand.hear({ type: 'cancel' }), { signal });
  // Not passive, and there from the beginning: only so a browser lets go of a scroll that it could begin.
  root.addEventListener('touchmove', (event) => hand.isHolding() && event.preventDefault(), {
    signal,
    passive: false,
  });
  root.addEventListener('contextmenu', (event) => hand.isPressed() && event.preventDefault(), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (!hand.isHolding()) return;
      if (event.key === 'Escape') hand.hear({ type: 'cancel' });
      if (event.key === 'ArrowUp') hand.nudge(-1);
      if (event.key === 'ArrowDown') hand.nudge(1);
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    hand.hear({ type: 'cancel' });
    ended.abort();
  };
};
