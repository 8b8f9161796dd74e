/** Less is a hand that trembles. */
const MOUSE_SLOP_PX = 4;
/** A finger that goes this far before it has been held is scrolling. */
const TOUCH_SLOP_PX = 10;
/** So long a finger rests before what lies under it is picked up. */
export const LONG_PRESS_MS = 350;

export type Press = {
  readonly pointer: number;
  readonly kind: 'mouse' | 'touch';
  readonly x: number;
  readonly y: number;
};

export type Gesture =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pressed' | 'dragging'; readonly press: Press };

export type GestureEvent =
  | { readonly type: 'down'; readonly press: Press }
  | { readonly type: 'move'; readonly pointer: number; readonly x: number; readonly y: number }
  | { readonly type: 'up'; readonly pointer: number }
  /** The finger rested long enough. */
  | { readonly type: 'long-press' }
  /** Escape, a second finger, or the browser took the pointer for scrolling. */
  | { readonly type: 'cancel' };

/** `begin` picks up, `follow` moves what is held, `drop` lets it go there, `tap` was none of that, `leave` forgets it. */
export type Outcome = 'none' | 'press' | 'begin' | 'follow' | 'drop' | 'tap' | 'cancel';

export const idle: Gesture = { phase: 'idle' };

const isBeyondSlop = ({ kind, x, y }: Press, to: { readonly x: number; readonly y: number }): boolean =>
  Math.hypot(to.x - x, to.y - y) > (kind === 'mouse' ? MOUSE_SLOP_PX : TOUCH_SLOP_PX);

type GestureStep = readonly [Gesture, Outcome];

const whilePressed = (press: Press, event: GestureEvent): GestureStep => {
  const now: Gesture = { phase: 'pressed', press };
  switch (event.type) {
    case 'move':
      if (event.pointer !== press.pointer || !isBeyondSlop(press, event)) return [now, 'none'];
      return press.kind === 'mouse' ? [{ phase: 'dragging', press }, 'begin'] : [idle, 'cancel'];
    case 'up':
      return event.pointer === press.pointer ? [idle, 'tap'] : [now, 'none'];
    case 'long-press':
      return press.kind === 'touch' ? [{ phase: 'dragging', press }, 'begin'] : [now, 'none'];
    case 'down':
    case 'cancel':
      return [idle, 'cancel'];
  }
};

const whileDragging = (press: Press, event: GestureEvent): GestureStep => {
  const now: Gesture = { phase: 'dragging', press };
  switch (event.type) {
    case 'move':
      return [now, event.pointer === press.pointer ? 'follow' : 'none'];
    case 'up':
      return event.pointer === press.pointer ? [idle, 'drop'] : [now, 'none'];
    case 'long-press':
      return [now, 'none'];
    case 'down':
    case 'cancel':
      return [idle, 'cancel'];
  }
};

/** A mouse picks up by moving, a finger by resting: so a calendar under a finger still scrolls. */
export const nextGesture = (gesture: Gesture, event: GestureEvent): GestureStep => {
  if (gesture.phase === 'pressed') return whilePressed(gesture.press, event);
  if (gesture.phase === 'dragging') return whileDragging(gesture.press, event);
  return event.type === 'down' ? [{ phase: 'pressed', press: event.press }, 'press'] : [idle, 'none'];
};
