import { expect, test } from 'vitest';
import { challengeIn, challengeOf, challengesIn, clockText } from './challenge.ts';
import { refused } from './failure.ts';
import { storeIn } from './storage.ts';

const answer = {
  challenge: '019a0000-0000-7000-8000-000000000001',
  expiresAt: '2026-11-14T10:03:00.000Z',
  resendAt: '2026-11-14T10:01:00.000Z',
  now: '2026-11-14T10:00:00.000Z',
};

test("both timers run by the browser's own clock, however wrong it is", () => {
  expect(challengeOf(answer, 5_000, '+905332746018')).toEqual({
    challenge: answer.challenge,
    askedAt: 5_000,
    expiresAt: 185_000,
    resendAt: 65_000,
    phone: '+905332746018',
  });
});

test('a reload finds the code that is under way, each purpose its own', () => {
  const store = storeIn(() => undefined);
  const kept = challengeOf(answer, 5_000);
  challengesIn(store).keep('activation', kept);
  expect(challengesIn(store).find('activation')).toEqual(kept);
  expect(challengesIn(store).find('new-password')).toBeUndefined();
  challengesIn(store).forget('activation');
  expect(challengesIn(store).find('activation')).toBeUndefined();
});

test.each(['nonsense', '{}', 'null', '{"challenge":"a","askedAt":"soon"}'])(
  '%j is no code under way',
  (text) => {
    const store = storeIn(() => undefined);
    store.set('ayna.challenge.activation', text);
    expect(challengesIn(store).find('activation')).toBeUndefined();
  },
);

test('the refusal of an unproved phone brings its code along', () => {
  const refusal = (code: string, details: unknown) => refused(403, { code, message: 'x', details });
  expect(challengeIn(refusal('phone-not-proved', answer))).toEqual(answer);
  expect(challengeIn(refusal('phone-not-proved', {}))).toBeUndefined();
  expect(challengeIn(refusal('not-allowed', answer))).toBeUndefined();
  expect(challengeIn(new Error('x'))).toBeUndefined();
});

test.each([
  [180_000, '3:00'],
  [138_000, '2:18'],
  [41_001, '0:42'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%i ms read %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
