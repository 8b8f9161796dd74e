import { expect, test } from 'vitest';
import { hasEnded, isKeyDue, judgeSecret, publishedKeysSince } from './session-times.ts';

const now = 1_794_700_000_000;
const DAY = 86_400_000;
const live = { endedAt: null, idleUntil: new Date(now + 1), endsAt: new Date(now + 1) };

test.each([
  [live, false],
  [{ ...live, endedAt: new Date(now) }, true],
  [{ ...live, idleUntil: new Date(now) }, true],
  [{ ...live, endsAt: new Date(now) }, true],
])('%j has ended: %s', (session, ended) => {
  expect(hasEnded(session, now)).toBe(ended);
});

test.each([
  [null, 'rotate'],
  [new Date(now), 'repeat'],
  [new Date(now - 30_000), 'repeat'],
  [new Date(now - 30_001), 'end-family'],
  // Rotated by a host whose clock is ahead.
  [new Date(now + 2_000), 'repeat'],
])('attack 31: a secret rotated at %s: %s', (rotatedAt, verdict) => {
  expect(judgeSecret(rotatedAt, now)).toBe(verdict);
});

test('a key stays published until the last token it signed has expired', () => {
  const createdAt = new Date(now - 30 * DAY + 1);
  expect(isKeyDue(createdAt, now)).toBe(false);
  const lastTokenExpiry = now + 1 + 600_000;
  expect(isKeyDue(createdAt, now + 1)).toBe(true);
  expect(createdAt.getTime()).toBeGreaterThan(publishedKeysSince(lastTokenExpiry).getTime());
});
