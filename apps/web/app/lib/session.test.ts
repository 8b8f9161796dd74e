import { expect, test } from 'vitest';
import { createSession, isExpired, isRenewalDue, toStoredSession } from './session.ts';
import { createStore } from './storage.ts';

const signedIn = {
  accessToken: 'access',
  accessExpiry: 1_000,
  refreshToken: 'refresh',
  refreshExpiry: 2_000,
  userCode: 'person',
};

/** A store that holds for this page only, as in a browser that forbids storage. */
const pageStore = () => createStore(() => undefined);

test('keeps the five things that the spec names, and gives them back', () => {
  const store = pageStore();
  createSession(store).write(signedIn);
  expect(store.keys().toSorted()).toEqual([
    'accessExpiry',
    'accessToken',
    'refreshExpiry',
    'refreshToken',
    'userCode',
  ]);
  expect(createSession(store).read()).toEqual(signedIn);
  expect(createSession(store).token()).toBe('access');
});

test('a session with a part missing is none', () => {
  const store = pageStore();
  const session = createSession(store);
  expect(session.read()).toBeUndefined();
  session.write(signedIn);
  store.set('accessExpiry', 'soon');
  expect(session.read()).toBeUndefined();
});

test('after a 401 both tokens are gone', () => {
  const store = pageStore();
  const session = createSession(store);
  session.write(signedIn);
  session.dropTokens();
  expect(session.token()).toBeUndefined();
  expect(store.get('refreshToken')).toBeNull();
});

test('after signing out nothing stays', () => {
  const store = pageStore();
  createSession(store).write(signedIn);
  createSession(store).clear();
  expect(store.keys()).toEqual([]);
});

test('an access token counts as expired when the time reaches its expiry', () => {
  expect(isExpired(signedIn, 999)).toBe(false);
  expect(isExpired(signedIn, 1_000)).toBe(true);
});

test('a token is renewed half a minute before it expires', () => {
  expect(isRenewalDue({ accessExpiry: 100_000 }, 69_999)).toBe(false);
  expect(isRenewalDue({ accessExpiry: 100_000 }, 70_000)).toBe(true);
});

const answer = {
  accessToken: 'access',
  accessExpiresAt: '2026-11-14T10:10:00.000Z',
  refreshToken: 'refresh',
  refreshExpiresAt: '2026-11-28T10:00:00.000Z',
  userCode: 'person',
  now: '2026-11-14T10:00:00.000Z',
};
const minuteMs = 60_000;

test.each([0, -10, 10, 24 * 60])('a browser whose clock is %i minutes off stays signed in', (offMinutes) => {
  const asked = Date.parse(answer.now) + offMinutes * minuteMs;
  const stored = toStoredSession(answer, asked);
  expect(stored.accessExpiry - asked).toBe(10 * minuteMs);
  expect(stored.refreshExpiry - asked).toBe(14 * 24 * 60 * minuteMs);
  expect(isExpired(stored, asked + 9 * minuteMs)).toBe(false);
  expect(isExpired(stored, asked + 10 * minuteMs)).toBe(true);
});

test('a storage that refuses is replaced for as long as the page stands', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  } as unknown as Storage;
  const store = createStore(() => full);
  store.set('a', '1');
  expect(store.get('a')).toBe('1');
  const forbidden = createStore(() => {
    throw new Error('SecurityError');
  });
  forbidden.set('a', '1');
  expect(forbidden.get('a')).toBe('1');
  expect(forbidden.keys()).toEqual(['a']);
  forbidden.remove('a');
  expect(forbidden.get('a')).toBeNull();
});
