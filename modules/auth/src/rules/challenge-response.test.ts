import { expect, test } from 'vitest';
import { toChallenge, toRefusal } from './challenge-response.ts';

const now = 1_794_700_000_000;

test('a sent code shows when it expires and when another may be requested, with the clock of the server', () => {
  const sent = { challenge: 'c', sentAt: new Date(now), expiresAt: new Date(now + 180_000) };
  expect(toChallenge(sent, now + 500)).toEqual({
    challenge: 'c',
    expiresAt: new Date(now + 180_000).toISOString(),
    resendAt: new Date(now + 60_000).toISOString(),
    now: new Date(now + 500).toISOString(),
  });
});

test.each([
  ['too-soon', 'code-too-soon'],
  ['too-many', 'too-many-requests'],
] as const)('%s is refused with %s and the time to wait', (outcome, code) => {
  const refusal = toRefusal({ outcome, waitMs: 1_200 });
  expect(refusal).toEqual(expect.objectContaining({ code, extra: { details: { retryAfter: 2 } } }));
});
