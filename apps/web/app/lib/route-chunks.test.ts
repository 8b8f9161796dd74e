import { expect, test } from 'vitest';
import { ChunkLoadError } from './load-chunk.ts';
import { manualClock } from './manual-clock.ts';
import { limitNavigation, stopRepeatedReloads } from './route-chunks.ts';

/** A page that may be reloaded so many times, and what it was told. */
const page = (reloadsLeft: number, isDeliberate = false, isOffline = false) => {
  const navigation = new EventTarget();
  let holds = 0;
  const offline = { is: () => isOffline, hold: () => void (holds += 1) };
  const failures: ChunkLoadError[] = [];
  let left = reloadsLeft;
  const markReload = () => (left -= 1) >= 0;
  const stop = stopRepeatedReloads(
    { navigation, isDeliberate: () => isDeliberate, markReload, offline },
    (error) => failures.push(error),
  );
  const navigate = (about: object = {}): boolean => {
    const event = new Event('navigate', { cancelable: true });
    return navigation.dispatchEvent(
      Object.assign(event, { navigationType: 'reload', userInitiated: false, ...about }),
    );
  };
  return { navigate, failures, stop, markReload, offline, holds: () => holds };
};

test('React Router may reload the page once, then it is a ChunkLoadError', () => {
  const { navigate, failures } = page(1);
  expect(navigate()).toBe(true);
  expect(failures).toEqual([]);
  expect(navigate()).toBe(false);
  expect(failures).toEqual([expect.any(ChunkLoadError)]);
});

test.each([
  ['by the person', { userInitiated: true }],
  ['to another page', { navigationType: 'push' }],
])('a navigation %s is left alone', (_, about) => {
  const { navigate, failures } = page(0);
  expect(navigate(about)).toBe(true);
  expect(failures).toEqual([]);
});

test('a reload that our own code asked for is left alone, and so is every one after the watch ended', () => {
  expect(page(0, true).navigate()).toBe(true);
  const { navigate, stop } = page(0);
  stop();
  expect(navigate()).toBe(true);
});

test('a navigation has 120000 ms; then the page is reloaded once, and after that it is a ChunkLoadError', async () => {
  const clock = manualClock();
  const failures: ChunkLoadError[] = [];
  let reloads = 0;
  const { markReload, offline } = page(1);
  const limit = () =>
    limitNavigation({ clock, markReload, reload: () => void (reloads += 1), offline }, (error) =>
      failures.push(error),
    );
  limit();
  await clock.advance(119_999);
  expect(reloads).toBe(0);
  await clock.advance(1);
  expect(reloads).toBe(1);
  limit();
  await clock.advance(120_000);
  expect([reloads, failures.map(({ name }) => name)]).toEqual([1, ['ChunkLoadError']]);
  limit()();
  await clock.advance(120_000);
  expect(failures).toHaveLength(1);
});

test('without a network nothing reloads and nothing fails: the page that was asked for is held', async () => {
  const { navigate, failures, holds, markReload, offline } = page(1, false, true);
  expect(navigate()).toBe(false);
  expect([failures, holds()]).toEqual([[], 1]);
  const clock = manualClock();
  let reloads = 0;
  limitNavigation({ clock, markReload, reload: () => void (reloads += 1), offline }, (error) =>
    failures.push(error),
  );
  await clock.advance(120_000);
  expect([reloads, failures, holds()]).toEqual([0, [], 2]);
});
