import type { DragContext, DragSession } from './drag-context.ts';
import type { DragTask } from './drag-target.ts';
import {
  type Gesture,
  type GestureEvent,
  idle,
  LONG_PRESS_MS,
  nextGesture,
  type Outcome,
  type Press,
} from './rules/gesture.ts';

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
const createFrameLoop = (context: DragContext) => {
  let session: DragSession | undefined;
  let at: Point = { x: 0, y: 0, isFine: false };
  let stopFrames = (): void => undefined;
  const follow = (): void => session?.moveTo(at.x, at.y, at.isFine);
  return {
    begin: (task: DragTask | undefined): boolean => {
      session = task?.begin();
      if (!session) return false;
      context.onStart();
      stopFrames = everyFrame(follow);
      return true;
    },
    at: (point: Point): void => {
      at = point;
    },
    nudge: (direction: 1 | -1) => session?.nudge?.(direction),
    end: (outcome: 'drop' | 'cancel'): void => {
      stopFrames();
      if (outcome === 'drop') follow();
      const finished = session;
      session = undefined;
      if (!finished) return;
      swallowClick();
      finished[outcome]();
    },
  };
};

/** One hand on the calendar: what it presses, holds and lets go. */
export const createPointerSession = (root: HTMLElement, context: DragContext) => {
  const loop = createFrameLoop(context);
  let gesture: Gesture = idle;
  let task: DragTask | undefined;
  let stopWaiting = (): void => undefined;
  const finish = (outcome: 'drop' | 'cancel'): void => {
    stopWaiting();
    task = undefined;
    loop.end(outcome);
  };
  const effects: Readonly<Record<Outcome, () => void>> = {
    none: () => undefined,
    follow: () => undefined,
    press: () => {
      const timer = setTimeout(() => dispatch({ type: 'long-press' }), LONG_PRESS_MS);
      stopWaiting = () => clearTimeout(timer);
    },
    begin: () => {
      if (!loop.begin(task)) return dispatch({ type: 'cancel' });
      if (gesture.phase === 'dragging') root.setPointerCapture(gesture.press.pointer);
    },
    tap: () => {
      const tapped = task;
      finish('cancel');
      tapped?.tap?.();
    },
    drop: () => finish('drop'),
    cancel: () => finish('cancel'),
  };
  const dispatch = (event: GestureEvent): void => {
    const [next, outcome] = nextGesture(gesture, event);
    gesture = next;
    effects[outcome]();
  };
  return {
    dispatch,
    press: (press: Press, next: DragTask | undefined) => {
      if (gesture.phase === 'idle') task = next;
      loop.at({ x: press.x, y: press.y, isFine: false });
      if (task) dispatch({ type: 'down', press });
    },
    move: ({ pointerId: pointer, clientX: x, clientY: y, shiftKey: isFine }: PointerEvent) => {
      if (gesture.phase === 'idle' || gesture.press.pointer !== pointer) return;
      loop.at({ x, y, isFine });
      dispatch({ type: 'move', pointer, x, y });
    },
    nudge: loop.nudge,
    isDragging: () => gesture.phase === 'dragging',
    isPressed: () => gesture.phase !== 'idle',
  };
};
