import { expect, test } from 'vitest';
import { answerPlaced } from './placed.ts';

const now = 1_794_700_000_000;

test('a placed code says when it ends and when another may be asked for, beside the clock of the server', () => {
  const standing = { challenge: 'c', sentAt: new Date(now), expiresAt: new Date(now + 180_000) };
  expect(answerPlaced({ outcome: 'placed', standing }, now + 500)).toEqual({
    challenge: 'c',
    expiresAt: new Date(now + 180_000).toISOString(),
    resendAt: new Date(now + 60_000).toISOString(),
    now: new Date(now + 500).toISOString(),
  });
});

test.each([
  ['too-soon', 'code-too-soon'],
  ['too-many', 'too-many-requests'],
] as const)('%s is refused with %s and how long to wait', (outcome, code) => {
  expect(() => answerPlaced({ outcome, waitMs: 1_200 }, now)).toThrow(
    expect.objectContaining({ code, extra: { details: { retryAfter: 2 } } }),
  );
});
