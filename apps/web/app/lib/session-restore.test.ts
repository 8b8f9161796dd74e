import { expect, test } from 'vitest';
import { networkError, toCallError } from './call-errors.ts';
import { manualClock } from './manual-clock.ts';
import { createSession } from './session.ts';
import { restoreSession } from './session-restore.ts';
import { createStore } from './storage.ts';

// The sentences are those of the spec's section 4, and of "Calls, settled".

const hourMs = 3_600_000;

type Play = {
  readonly me?: () => Promise<unknown>;
  readonly renew?: () => Promise<void>;
  readonly isOnline?: () => boolean;
};

const bench = ({ me, renew, isOnline = () => true }: Play = {}) => {
  const store = createStore(() => undefined);
  const session = createSession(store);
  const clock = manualClock(1_000_000);
  session.write({
    accessToken: 'access',
    accessExpiry: clock.now() + hourMs,
    refreshToken: 'refresh',
    refreshExpiry: clock.now() + 24 * hourMs,
    userCode: 'person',
  });
  const done: string[] = [];
  const restore = () =>
    restoreSession({
      session,
      clock,
      isOnline,
      async renew() {
        done.push('refresh');
        await renew?.();
      },
      async readMe() {
        done.push('me');
        await me?.();
      },
      signOut: (refreshToken) => void done.push(`sign-out ${refreshToken}`),
    });
  return { restore, store, session, clock, done };
};

test('if the stored refresh token is missing, the stored session is cleared', async () => {
  const { restore, store, done } = bench();
  store.remove('refreshToken');
  expect(await restore()).toBe('signed-out');
  expect(store.keys()).toEqual([]);
  expect(done).toEqual([]);
});

test('then the current user is fetched', async () => {
  const { restore, done } = bench();
  expect(await restore()).toBe('signed-in');
  expect(done).toEqual(['me']);
});

test('if the access token is expired it is refreshed first; it is when the time reaches its expiry', async () => {
  const { restore, done, clock } = bench();
  await clock.advance(hourMs);
  expect(await restore()).toBe('signed-in');
  expect(done).toEqual(['refresh', 'me']);
});

test('an access token that is missing is an expired one', async () => {
  const { restore, done, store } = bench();
  store.remove('accessToken');
  expect(await restore()).toBe('signed-in');
  expect(done).toEqual(['refresh', 'me']);
});

test('any failure triggers sign-out and clearing of the stored session, after three tries within five seconds', async () => {
  const { restore, done, store, clock } = bench({ me: () => Promise.reject(networkError()) });
  const restoring = restore();
  await clock.advance(3_499);
  expect(done).toEqual(['me', 'me']);
  expect(store.keys()).not.toEqual([]);
  await clock.advance(1);
  expect(await restoring).toBe('signed-out');
  expect(done).toEqual(['me', 'me', 'me', 'sign-out refresh']);
  expect(store.keys()).toEqual([]);
});

test('a failing refresh is such a failure', async () => {
  const { restore, done, clock } = bench({ renew: () => Promise.reject(toCallError(503, undefined)) });
  await clock.advance(hourMs);
  const restoring = restore();
  await clock.advance(5_000);
  expect(await restoring).toBe('signed-out');
  expect(done).toEqual(['refresh', 'refresh', 'refresh', 'sign-out refresh']);
});

test('a refusal is final at once', async () => {
  const { restore, done, store } = bench({ me: () => Promise.reject(toCallError(401, undefined)) });
  expect(await restore()).toBe('signed-out');
  expect(done).toEqual(['me', 'sign-out refresh']);
  expect(store.keys()).toEqual([]);
});

test('the second or third try counts', async () => {
  let tries = 0;
  const { restore, clock } = bench({
    me: () => Promise.resolve((tries += 1) < 3 ? Promise.reject(networkError()) : undefined),
  });
  const restoring = restore();
  await clock.advance(5_000);
  expect(await restoring).toBe('signed-in');
});

test('while the browser is offline it is not attempted, and nothing is cleared', async () => {
  const { restore, done, store } = bench({ isOnline: () => false });
  expect(await restore()).toBe('offline');
  expect(done).toEqual([]);
  expect(store.keys()).toHaveLength(5);
});

test('a network that goes away in between signs nobody out', async () => {
  let online = true;
  const { restore, clock, store } = bench({
    isOnline: () => online,
    me: () => Promise.reject(networkError()),
  });
  const restoring = restore();
  online = false;
  await clock.advance(5_000);
  expect(await restoring).toBe('offline');
  expect(store.keys()).toHaveLength(5);
});
