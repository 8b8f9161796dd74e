import type { Desk } from './desk.ts';
import {
  after,
  type Gesture,
  type Happening,
  HOLD_MS,
  idle,
  type Outcome,
  type Press,
} from './rules/gesture.ts';
import type { Task } from './target.ts';
import type { Work } from './work.ts';

/** Once a frame until it is stopped. */
const everyFrame = (run: () => void): (() => void) => {
  let frame = 0;
  const next = (): void => {
    run();
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
};

/** The click that ends a drag is none: it would open what was only carried. */
const swallowClick = (): void => {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
};

type Point = { readonly x: number; readonly y: number; readonly isFine: boolean };

/** What is held: it hears once a frame where the pointer is, however often that moves. */
const newHold = (desk: Desk) => {
  let work: Work | undefined;
  let at: Point = { x: 0, y: 0, isFine: false };
  let stopFrames = (): void => undefined;
  const follow = (): void => work?.to(at.x, at.y, at.isFine);
  return {
    begin: (task: Task | undefined): boolean => {
      work = task?.begin();
      if (!work) return false;
      desk.held();
      stopFrames = everyFrame(follow);
      return true;
    },
    at: (point: Point): void => {
      at = point;
    },
    nudge: (direction: 1 | -1) => work?.nudge?.(direction),
    end: (how: 'drop' | 'leave'): void => {
      stopFrames();
      if (how === 'drop') follow();
      const ended = work;
      work = undefined;
      if (!ended) return;
      swallowClick();
      ended[how]();
    },
  };
};

/** One hand on the calendar: what it presses, holds and lets go. */
export const newHand = (root: HTMLElement, desk: Desk) => {
  const hold = newHold(desk);
  let gesture: Gesture = idle;
  let task: Task | undefined;
  let stopWaiting = (): void => undefined;
  const finish = (how: 'drop' | 'leave'): void => {
    stopWaiting();
    task = undefined;
    hold.end(how);
  };
  const acts: Readonly<Record<Outcome, () => void>> = {
    none: () => undefined,
    follow: () => undefined,
    press: () => {
      const timer = setTimeout(() => hear({ type: 'held' }), HOLD_MS);
      stopWaiting = () => clearTimeout(timer);
    },
    begin: () => {
      if (!hold.begin(task)) return hear({ type: 'cancel' });
      if (gesture.phase === 'dragging') root.setPointerCapture(gesture.press.pointer);
    },
    tap: () => {
      const tapped = task;
      finish('leave');
      tapped?.tap?.();
    },
    drop: () => finish('drop'),
    leave: () => finish('leave'),
  };
  const hear = (what: Happening): void => {
    const [next, outcome] = after(gesture, what);
    gesture = next;
    acts[outcome]();
  };
  return {
    hear,
    press: (press: Press, next: Task | undefined) => {
      if (gesture.phase === 'idle') task = next;
      hold.at({ x: press.x, y: press.y, isFine: false });
      if (task) hear({ type: 'down', press });
    },
    move: ({ pointerId: pointer, clientX: x, clientY: y, shiftKey: isFine }: PointerEvent) => {
      if (gesture.phase === 'idle' || gesture.press.pointer !== pointer) return;
      hold.at({ x, y, isFine });
      hear({ type: 'move', pointer, x, y });
    },
    nudge: hold.nudge,
    isHolding: () => gesture.phase === 'dragging',
    isPressed: () => gesture.phase !== 'idle',
  };
};
