import { expect, test } from 'vitest';
import { toCallError } from './call-errors.ts';
import {
  challengeFromRefusal,
  challengeStore,
  countdownText,
  endChallenge,
  isCodeSpent,
  toStoredChallenge,
} from './challenge.ts';
import { createStore } from './storage.ts';

const answer = {
  challenge: '019a0000-0000-7000-8000-000000000001',
  expiresAt: '2026-11-14T10:03:00.000Z',
  resendAt: '2026-11-14T10:01:00.000Z',
  now: '2026-11-14T10:00:00.000Z',
};

test("both timers run by the browser's own clock, however wrong it is", () => {
  expect(toStoredChallenge(answer, 5_000, '+905332746018')).toEqual({
    challenge: answer.challenge,
    requestedAt: 5_000,
    expiresAt: 185_000,
    resendAt: 65_000,
    phone: '+905332746018',
  });
});

test('a spent code is over at once, while the wait for the next one goes on', () => {
  const stored = toStoredChallenge(answer, 5_000);
  expect(isCodeSpent(toCallError(400, { code: 'code-spent', message: 'Yeni bir kod isteyin.' }))).toBe(true);
  expect(isCodeSpent(toCallError(400, { code: 'wrong-code', message: 'Kod doğru değil.' }))).toBe(false);
  expect(isCodeSpent(new Error('other'))).toBe(false);
  expect(endChallenge(stored)).toEqual({ ...stored, expiresAt: 5_000 });
});

test('a reload finds the code that is under way, each purpose its own', () => {
  const store = createStore(() => undefined);
  const stored = toStoredChallenge(answer, 5_000);
  challengeStore(store).save('activation', stored);
  expect(challengeStore(store).find('activation')).toEqual(stored);
  expect(challengeStore(store).find('new-password')).toBeUndefined();
  challengeStore(store).remove('activation');
  expect(challengeStore(store).find('activation')).toBeUndefined();
});

test.each(['nonsense', '{}', 'null', '{"challenge":"a","requestedAt":"soon"}'])(
  '%j is no code under way',
  (text) => {
    const store = createStore(() => undefined);
    store.set('ayna.challenge.activation', text);
    expect(challengeStore(store).find('activation')).toBeUndefined();
  },
);

test('the refusal of an unproved phone brings its code along', () => {
  const refusal = (code: string, details: unknown) => toCallError(403, { code, message: 'x', details });
  expect(challengeFromRefusal(refusal('phone-not-proved', answer))).toEqual(answer);
  expect(challengeFromRefusal(refusal('phone-not-proved', {}))).toBeUndefined();
  expect(challengeFromRefusal(refusal('not-allowed', answer))).toBeUndefined();
  expect(challengeFromRefusal(new Error('x'))).toBeUndefined();
});

test.each([
  [180_000, '3:00'],
  [138_000, '2:18'],
  [41_001, '0:42'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%i ms read %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});
