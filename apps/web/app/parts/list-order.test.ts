import { expect, test } from 'vitest';
import { moved, nudged, reordered } from './list-order.ts';

test('a photo is put before or after another', () => {
  expect(moved(['a', 'b', 'c', 'd'], new Set(['d']), { code: 'b', side: 'before' })).toEqual([
    'a',
    'd',
    'b',
    'c',
  ]);
  expect(moved(['a', 'b', 'c', 'd'], new Set(['a', 'b']), { code: 'd', side: 'after' })).toEqual([
    'c',
    'd',
    'a',
    'b',
  ]);
});

test('one step, and none beyond the ends', () => {
  expect(nudged(['a', 'b', 'c'], 'b', 'start')).toEqual(['b', 'a', 'c']);
  expect(nudged(['a', 'b', 'c'], 'b', 'end')).toEqual(['a', 'c', 'b']);
  expect(nudged(['a', 'b', 'c'], 'a', 'start')).toEqual(['a', 'b', 'c']);
  expect(nudged(['a', 'b', 'c'], 'x', 'end')).toEqual(['a', 'b', 'c']);
});

test('whatever is moved within an album, no photo is lost and other albums stay where they are', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  for (let mask = 0; mask < 2 ** all.length; mask += 1) {
    const shown = all.filter((_, place) => mask & (1 << place));
    for (const code of shown)
      for (const target of shown)
        for (const side of ['before', 'after'] as const) {
          const next = reordered(all, moved(shown, new Set([code]), { code: target, side }));
          expect(next.toSorted()).toEqual(all);
          const others = all.filter((one) => !shown.includes(one));
          expect(others.map((one) => next.indexOf(one))).toEqual(others.map((one) => all.indexOf(one)));
        }
  }
});
