import { expect, test } from 'vitest';
import { splitIntoDays } from './split-into-days.ts';

test.each([
  ['2026-11-14T10:00:00', '2026-11-14T12:00:00', 1],
  ['2026-11-14T10:00:00', '2026-11-15T10:00:00', 1],
  ['2026-11-14T10:00:00', '2026-11-15T10:01:00', 2],
  ['2026-12-30T00:00:00', '2027-01-09T00:00:00', 10],
  // The day after it has five digits, which come before all others as text.
  ['9999-12-30T10:00:00', '9999-12-31T23:59:59', 2],
])('%s to %s is split into %i pieces without a gap', (from, to, count) => {
  const pieces = splitIntoDays({ from, to, subject: 'x' });
  expect(pieces).toHaveLength(count);
  expect(pieces[0]?.from).toBe(from);
  expect(pieces.at(-1)?.to).toBe(to);
  expect(pieces.map((piece) => piece.subject)).toEqual(pieces.map(() => 'x'));
  expect(pieces.slice(1).map((piece) => piece.from)).toEqual(pieces.slice(0, -1).map((piece) => piece.to));
});
