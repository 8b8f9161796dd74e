/** Less is a hand that trembles. */
const MOUSE_PX = 4;
/** A finger that goes this far before it has been held is scrolling. */
const TOUCH_PX = 10;
/** So long a finger rests before what lies under it is picked up. */
export const HOLD_MS = 350;

export type Press = {
  readonly pointer: number;
  readonly kind: 'mouse' | 'touch';
  readonly x: number;
  readonly y: number;
};

export type Gesture =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pressed' | 'dragging'; readonly press: Press };

export type Happening =
  | { readonly type: 'down'; readonly press: Press }
  | { readonly type: 'move'; readonly pointer: number; readonly x: number; readonly y: number }
  | { readonly type: 'up'; readonly pointer: number }
  /** The finger rested long enough. */
  | { readonly type: 'held' }
  /** Escape, a second finger, or the browser took the pointer for scrolling. */
  | { readonly type: 'cancel' };

/** `begin` picks up, `follow` moves what is held, `drop` lets it go there, `tap` was none of that, `leave` forgets it. */
export type Outcome = 'none' | 'press' | 'begin' | 'follow' | 'drop' | 'tap' | 'leave';

export const idle: Gesture = { phase: 'idle' };

const far = ({ kind, x, y }: Press, to: { readonly x: number; readonly y: number }): boolean =>
  Math.hypot(to.x - x, to.y - y) > (kind === 'mouse' ? MOUSE_PX : TOUCH_PX);

type Next = readonly [Gesture, Outcome];

const whilePressed = (press: Press, what: Happening): Next => {
  const now: Gesture = { phase: 'pressed', press };
  switch (what.type) {
    case 'move':
      if (what.pointer !== press.pointer || !far(press, what)) return [now, 'none'];
      return press.kind === 'mouse' ? [{ phase: 'dragging', press }, 'begin'] : [idle, 'leave'];
    case 'up':
      return what.pointer === press.pointer ? [idle, 'tap'] : [now, 'none'];
    case 'held':
      return press.kind === 'touch' ? [{ phase: 'dragging', press }, 'begin'] : [now, 'none'];
    case 'down':
    case 'cancel':
      return [idle, 'leave'];
  }
};

const whileDragging = (press: Press, what: Happening): Next => {
  const now: Gesture = { phase: 'dragging', press };
  switch (what.type) {
    case 'move':
      return [now, what.pointer === press.pointer ? 'follow' : 'none'];
    case 'up':
      return what.pointer === press.pointer ? [idle, 'drop'] : [now, 'none'];
    case 'held':
      return [now, 'none'];
    case 'down':
    case 'cancel':
      return [idle, 'leave'];
  }
};

/** A mouse picks up by moving, a finger by resting: so a calendar under a finger still scrolls. */
export const after = (gesture: Gesture, what: Happening): Next => {
  if (gesture.phase === 'pressed') return whilePressed(gesture.press, what);
  if (gesture.phase === 'dragging') return whileDragging(gesture.press, what);
  return what.type === 'down' ? [{ phase: 'pressed', press: what.press }, 'press'] : [idle, 'none'];
};
