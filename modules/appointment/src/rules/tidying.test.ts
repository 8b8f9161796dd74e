import { expect, test } from 'vitest';
import { untilNext } from './tidying.ts';

const work = { duration: 30, bufferAfter: 15, phases: null };
const held = { endsAt: '2026-11-16T23:50:00', work };

test.each([
  ['nothing follows', null, 15],
  ['the next follows at once', '2026-11-16T23:50:00', 0],
  ['after midnight, before all is tidy', '2026-11-17T00:00:00', 10],
  ['the next is far off', '2026-11-17T00:30:00', 15],
  ['the next begins before this one ends: then it is in the way, tidy or not', '2026-11-16T23:40:00', 15],
])('%s', (_, next, bufferAfter) => {
  expect(untilNext(held, next)).toEqual({ ...work, bufferAfter });
});
