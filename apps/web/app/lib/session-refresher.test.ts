import type { Session as Answer } from '@ayna/contracts/auth';
import { expect, test } from 'vitest';
import { networkError, toCallError } from './call-errors.ts';
import { manualClock } from './manual-clock.ts';
import { createSession } from './session.ts';
import { createSessionRefresher, isPermanent } from './session-refresher.ts';
import { createStore } from './storage.ts';

const minuteMs = 60_000;

const answerOf = (nth: number): Answer => ({
  accessToken: `access-${nth}`,
  accessExpiresAt: '2026-11-14T10:10:00.000Z',
  refreshToken: `refresh-${nth}`,
  refreshExpiresAt: '2026-11-28T10:00:00.000Z',
  userCode: 'person',
  now: '2026-11-14T10:00:00.000Z',
});

/** A lock as a browser has one, shared by all tabs that are made with it. */
const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};

const browser = (refresh?: (refreshToken: string) => Promise<Answer>) => {
  const store = createStore(() => undefined);
  const session = createSession(store);
  const clock = manualClock(1_000_000);
  session.write({
    accessToken: 'access-0',
    accessExpiry: clock.now() + 10 * minuteMs,
    refreshToken: 'refresh-0',
    refreshExpiry: clock.now() + 100 * minuteMs,
    userCode: 'person',
  });
  const exchanged: string[] = [];
  const ended: unknown[] = [];
  const alone = oneAtATime();
  const tab = () =>
    createSessionRefresher({
      session,
      clock,
      withLock: alone,
      refresh: async (refreshToken) => {
        exchanged.push(refreshToken);
        // As long as an answer takes.
        await new Promise((resolve) => setTimeout(resolve, 5));
        return refresh ? refresh(refreshToken) : answerOf(exchanged.length);
      },
      onEnded: (failure, token) => ended.push([failure.status, token]),
    });
  return { session, clock, tab, exchanged, ended };
};

test('a token that is still good is handed out as it is', () => {
  const { tab, exchanged } = browser();
  expect(tab().token()).toBe('access-0');
  expect(exchanged).toEqual([]);
});

test('a token is refreshed before it expires, and its expiry is kept by the own clock', async () => {
  const { tab, clock, session, exchanged } = browser();
  await clock.advance(9.6 * minuteMs);
  expect(await tab().token()).toBe('access-1');
  expect(exchanged).toEqual(['refresh-0']);
  expect(session.read()).toMatchObject({
    refreshToken: 'refresh-1',
    accessExpiry: clock.now() + 10 * minuteMs,
  });
});

test('many calls at once refresh once', async () => {
  const { tab, clock, exchanged } = browser();
  await clock.advance(10 * minuteMs);
  const { token } = tab();
  expect(await Promise.all(Array.from({ length: 8 }, () => Promise.resolve(token())))).toEqual(
    Array(8).fill('access-1'),
  );
  expect(exchanged).toEqual(['refresh-0']);
});

test('five tabs refresh once: who waited reads the storage again inside the lock', async () => {
  const { tab, clock, exchanged } = browser();
  await clock.advance(10 * minuteMs);
  const tabs = Array.from({ length: 5 }, tab);
  expect(await Promise.all(tabs.map(({ token }) => Promise.resolve(token())))).toEqual(
    Array(5).fill('access-1'),
  );
  expect(exchanged).toEqual(['refresh-0']);
});

test('an answer that comes after signing out brings nobody back', async () => {
  const { tab, clock, session } = browser();
  await clock.advance(10 * minuteMs);
  const pending = tab().token();
  session.clear();
  expect(await pending).toBeUndefined();
  expect(session.read()).toBeUndefined();
});

test('an answer for one person is not written over another who signed in meanwhile', async () => {
  const { tab, clock, session } = browser();
  await clock.advance(10 * minuteMs);
  const pending = tab().token();
  await Promise.resolve();
  session.write({ ...answerOf(7), accessExpiry: 9e12, refreshExpiry: 9e12, userCode: 'another' });
  expect(await pending).toBe('access-7');
  expect(session.userCode()).toBe('another');
});

test('a refusal ends the session, with the token that is of no use', async () => {
  const { tab, clock, ended } = browser(() => Promise.reject(toCallError(401, undefined)));
  await clock.advance(10 * minuteMs);
  await expect(tab().token()).rejects.toMatchObject({ status: 401 });
  expect(ended).toEqual([[401, 'access-0']]);
});

test.each([0, 408, 429, 500, 503])('status %i ends nothing: the next call tries again', async (status) => {
  const failure = status === 0 ? networkError() : toCallError(status, undefined);
  const { tab, clock, ended, session, exchanged } = browser(() => Promise.reject(failure));
  await clock.advance(10 * minuteMs);
  const { token } = tab();
  await expect(token()).rejects.toBe(failure);
  await expect(token()).rejects.toBe(failure);
  expect(exchanged).toHaveLength(2);
  expect(ended).toEqual([]);
  expect(session.refreshToken()).toBe('refresh-0');
  expect(isPermanent(failure)).toBe(false);
});
