import { expect, test } from 'vitest';
import { after, type Gesture, type Happening, idle, type Outcome } from './gesture.ts';

const outcomes = (...all: readonly Happening[]): readonly Outcome[] => {
  let gesture: Gesture = idle;
  return all.map((what) => {
    const [next, outcome] = after(gesture, what);
    gesture = next;
    return outcome;
  });
};

const mouse: Happening = { type: 'down', press: { pointer: 1, kind: 'mouse', x: 10, y: 10 } };
const finger: Happening = { type: 'down', press: { pointer: 1, kind: 'touch', x: 10, y: 10 } };
const to = (y: number, pointer = 1): Happening => ({ type: 'move', pointer, x: 10, y });
const up = (pointer = 1): Happening => ({ type: 'up', pointer });
const held: Happening = { type: 'held' };
const cancel: Happening = { type: 'cancel' };

test.each<[string, readonly Happening[], readonly Outcome[]]>([
  ['a click is a tap', [mouse, up()], ['press', 'tap']],
  ['a mouse that trembles is a tap', [mouse, to(13), up()], ['press', 'none', 'tap']],
  ['a mouse drags', [mouse, to(15), to(40), up()], ['press', 'begin', 'follow', 'drop']],
  ['a mouse that rests holds nothing', [mouse, held, up()], ['press', 'none', 'tap']],
  ['a finger that moves scrolls', [finger, to(30), held, up()], ['press', 'leave', 'none', 'none']],
  [
    'a finger that rests picks up',
    [finger, to(12), held, to(90), up()],
    ['press', 'none', 'begin', 'follow', 'drop'],
  ],
  ['Escape leaves it', [mouse, to(40), cancel, up()], ['press', 'begin', 'leave', 'none']],
  ['a second finger leaves it', [finger, held, finger], ['press', 'begin', 'leave']],
  [
    'another pointer moves nothing',
    [mouse, to(40), to(90, 2), up(2), up()],
    ['press', 'begin', 'none', 'none', 'drop'],
  ],
  ['what was not pressed is not dragged', [to(40), up(), cancel], ['none', 'none', 'none']],
])('%s', (_, all, expected) => expect(outcomes(...all)).toEqual(expected));
