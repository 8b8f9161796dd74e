import { expect, test } from 'vitest';
import { isOver, keyIsDue, keysShownSince, verdictOnSecret } from './session-times.ts';

const now = 1_794_700_000_000;
const DAY = 86_400_000;
const live = { endedAt: null, idleUntil: new Date(now + 1), endsAt: new Date(now + 1) };

test.each([
  [live, false],
  [{ ...live, endedAt: new Date(now) }, true],
  [{ ...live, idleUntil: new Date(now) }, true],
  [{ ...live, endsAt: new Date(now) }, true],
])('%j is over: %s', (session, over) => {
  expect(isOver(session, now)).toBe(over);
});

test.each([
  [null, 'rotate'],
  [new Date(now), 'repeat'],
  [new Date(now - 30_000), 'repeat'],
  [new Date(now - 30_001), 'end-family'],
  // Rotated by a host whose clock is a little ahead.
  [new Date(now + 2_000), 'repeat'],
])('attack 31: a secret rotated at %s: %s', (rotatedAt, verdict) => {
  expect(verdictOnSecret(rotatedAt, now)).toBe(verdict);
});

test('a key is shown longer than the last token it may have signed lives', () => {
  const createdAt = new Date(now - 30 * DAY + 1);
  expect(keyIsDue(createdAt, now)).toBe(false);
  const lastTokenDies = now + 1 + 600_000;
  expect(keyIsDue(createdAt, now + 1)).toBe(true);
  expect(createdAt.getTime()).toBeGreaterThan(keysShownSince(lastTokenDies).getTime());
});
