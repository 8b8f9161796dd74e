import { expect, test } from 'vitest';
import { trimBuffer } from './trim-buffer.ts';

const work = { duration: 30, bufferAfter: 15, phases: null };
const placement = { endsAt: '2026-11-16T23:50:00', work };

test.each([
  ['nothing follows', null, 15],
  ['the next service follows at once', '2026-11-16T23:50:00', 0],
  ['the next service begins after midnight, within the buffer', '2026-11-17T00:00:00', 10],
  ['the next service begins after the buffer', '2026-11-17T00:30:00', 15],
  [
    'the next service begins before this one ends: they overlap, so the buffer stays',
    '2026-11-16T23:40:00',
    15,
  ],
])('%s', (_, next, bufferAfter) => {
  expect(trimBuffer(placement, next)).toEqual({ ...work, bufferAfter });
});
