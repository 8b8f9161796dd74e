import { expect, test } from 'vitest';
import { ChunkLoadError } from './load-chunk.ts';
import { manualClock } from './manual-clock.ts';
import { limitNavigation, stopRepeatedReloads } from './route-chunks.ts';

/** A page that may be reloaded so many times, and what it was told. */
const page = (reloadsLeft: number, isDeliberate = false) => {
  const navigation = new EventTarget();
  const failures: ChunkLoadError[] = [];
  let left = reloadsLeft;
  const markReload = () => (left -= 1) >= 0;
  const stop = stopRepeatedReloads({ navigation, isDeliberate: () => isDeliberate, markReload }, (error) =>
    failures.push(error),
  );
  const navigate = (about: object = {}): boolean => {
    const event = new Event('navigate', { cancelable: true });
    return navigation.dispatchEvent(
      Object.assign(event, { navigationType: 'reload', userInitiated: false, ...about }),
    );
  };
  return { navigate, failures, stop, markReload };
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
  const { markReload } = page(1);
  const limit = () =>
    limitNavigation({ clock, markReload, reload: () => void (reloads += 1) }, (error) =>
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
