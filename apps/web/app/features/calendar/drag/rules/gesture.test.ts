import { expect, test } from 'vitest';
import { type Gesture, type GestureEvent, idle, nextGesture, type Outcome } from './gesture.ts';

const outcomes = (...all: readonly GestureEvent[]): readonly Outcome[] => {
  let gesture: Gesture = idle;
  return all.map((event) => {
    const [next, outcome] = nextGesture(gesture, event);
    gesture = next;
    return outcome;
  });
};

const mouse: GestureEvent = { type: 'down', press: { pointer: 1, kind: 'mouse', x: 10, y: 10 } };
const finger: GestureEvent = { type: 'down', press: { pointer: 1, kind: 'touch', x: 10, y: 10 } };
const to = (y: number, pointer = 1): GestureEvent => ({ type: 'move', pointer, x: 10, y });
const up = (pointer = 1): GestureEvent => ({ type: 'up', pointer });
const longPress: GestureEvent = { type: 'long-press' };
const cancel: GestureEvent = { type: 'cancel' };

test.each<[string, readonly GestureEvent[], readonly Outcome[]]>([
  ['a click is a tap', [mouse, up()], ['press', 'tap']],
  ['a mouse that trembles is a tap', [mouse, to(13), up()], ['press', 'none', 'tap']],
  ['a mouse drags', [mouse, to(15), to(40), up()], ['press', 'begin', 'follow', 'drop']],
  ['a mouse that rests holds nothing', [mouse, longPress, up()], ['press', 'none', 'tap']],
  ['a finger that moves scrolls', [finger, to(30), longPress, up()], ['press', 'cancel', 'none', 'none']],
  [
    'a finger that rests picks up',
    [finger, to(12), longPress, to(90), up()],
    ['press', 'none', 'begin', 'follow', 'drop'],
  ],
  ['Escape leaves it', [mouse, to(40), cancel, up()], ['press', 'begin', 'cancel', 'none']],
  ['a second finger leaves it', [finger, longPress, finger], ['press', 'begin', 'cancel']],
  [
    'another pointer moves nothing',
    [mouse, to(40), to(90, 2), up(2), up()],
    ['press', 'begin', 'none', 'none', 'drop'],
  ],
  ['what was not pressed is not dragged', [to(40), up(), cancel], ['none', 'none', 'none']],
])('%s', (_, all, expected) => expect(outcomes(...all)).toEqual(expected));
