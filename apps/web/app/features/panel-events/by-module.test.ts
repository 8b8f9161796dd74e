import { expect, test } from 'vitest';
import { batchesOf } from './by-module.ts';

test('the letters of each module go together', () => {
  expect(
    batchesOf([
      { id: 'a', module: 'content' },
      { id: 'b', module: 'notification' },
      { id: 'c', module: 'content' },
    ]),
  ).toEqual([
    { module: 'content', ids: ['a', 'c'] },
    { module: 'notification', ids: ['b'] },
  ]);
  expect(batchesOf([])).toEqual([]);
});

test('no letter is lost or doubled, and no call is larger than one may be', () => {
  for (const count of [1, 999, 1_000, 1_001, 2_500]) {
    const ids = Array.from({ length: count }, (_, index) => `letter-${index}`);
    const batches = batchesOf(ids.map((id) => ({ id, module: 'content' })));
    expect(batches.flatMap((batch) => batch.ids)).toEqual(ids);
    expect(batches.map((batch) => batch.ids.length).every((size) => size >= 1 && size <= 1_000)).toBe(true);
  }
});
