import { expect, test } from 'vitest';
import { type Edge, edgeOf, phasesFrom, totalOf, withEdge } from './phases.ts';

const some = [5, 7, 20, 45, 120] as const;
const everyService = some.flatMap((work) =>
  some.flatMap((wait) => [0, ...some].map((finish) => ({ work, wait, finish }))),
);

test.each<Edge>(['work', 'wait'])(
  'moving the end of %s keeps the total, and every phase in bounds',
  (edge) => {
    for (const phases of everyService) {
      for (let to = -20; to <= 400; to += 13) {
        const after = withEdge(phases, edge, to);
        expect(after.work + after.wait + after.finish).toBe(phases.work + phases.wait + phases.finish);
        expect(Math.min(after.work, after.wait)).toBeGreaterThanOrEqual(5);
        expect(after.finish).toBeGreaterThanOrEqual(0);
        const { at, min, max } = edgeOf(after, edge);
        expect(at >= min && at <= max).toBe(true);
      }
    }
  },
);

test('an end moves in steps of five minutes', () => {
  const phases = { work: 30, wait: 40, finish: 20 };
  expect(withEdge(phases, 'work', 37)).toEqual({ work: 35, wait: 35, finish: 20 });
  expect(withEdge(phases, 'wait', 90)).toEqual({ work: 30, wait: 60, finish: 0 });
});

test.each([
  [{ work: 30, wait: 40, finish: 20 }, 5, 5],
  [{ work: 30, wait: 7, finish: 20 }, 1, 1],
  [{ work: 30, wait: 40, finish: 7 }, 5, 1],
])('every value and limit of the sliders of %j is one of their steps', (phases, work, wait) => {
  expect(edgeOf(phases, 'work').step).toBe(work);
  expect(edgeOf(phases, 'wait').step).toBe(wait);
});

test.each([
  [90, { work: 30, wait: 30, finish: 30 }],
  [45, { work: 15, wait: 15, finish: 15 }],
  [50, { work: 15, wait: 20, finish: 15 }],
  [5, { work: 5, wait: 5, finish: 5 }],
  [null, { work: 5, wait: 5, finish: 5 }],
])('%j minutes are parted into %j', (duration, parts) => {
  expect(phasesFrom(duration)).toEqual({ ...parts, freeWhileWaiting: true });
});

test('what is not typed yet counts as nothing', () => {
  expect(totalOf({ work: 30, wait: null, finish: 20, freeWhileWaiting: true })).toBe(50);
});
