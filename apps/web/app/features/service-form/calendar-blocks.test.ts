import { expect, test } from 'vitest';
import { calendarBlocks } from './calendar-blocks.ts';

test('work, waiting and finish follow one another in time', () => {
  const phases = { work: 30, wait: 40, finish: 20, freeWhileWaiting: true };
  const { blocks, height } = calendarBlocks({ duration: 90, phases, bufferAfter: 0 });
  expect(blocks.map(({ kind, time, top }) => [kind, time, top])).toEqual([
    ['work', '14:00', 0],
    ['wait', '14:30', 90],
    ['finish', '15:10', 210],
  ]);
  expect(height).toBe(270);
});

test.each([
  [5, 0],
  [45, 15],
  [180, 10],
  [720, 120],
])('%d minutes and %d of buffer fit into the picture, with readable lines', (duration, bufferAfter) => {
  const { blocks, lines, height } = calendarBlocks({ duration, phases: null, bufferAfter });
  const last = blocks.at(-1);
  expect((last?.top ?? 0) + (last?.height ?? 0)).toBeCloseTo(height);
  expect(height).toBeLessThanOrEqual(270.001);
  expect(lines.length).toBeLessThanOrEqual(7);
});

test('no finish is no block', () => {
  const phases = { work: 30, wait: 40, finish: 0, freeWhileWaiting: true };
  expect(calendarBlocks({ duration: 70, phases, bufferAfter: 0 }).blocks.map(({ kind }) => kind)).toEqual([
    'work',
    'wait',
  ]);
});
