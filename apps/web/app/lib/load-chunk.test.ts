import { expect, test } from 'vitest';
import { ChunkLoadError, chunkMs, createChunkLoader } from './load-chunk.ts';
import { manualClock } from './manual-clock.ts';
import { createStore, type Store } from './storage.ts';

/** A tab's own storage, which outlasts a reload. */
const tabStorage = (): Store => {
  const stored = new Map<string, string>();
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => Boolean(stored.set(key, value)),
    remove: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
};

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Pages of one tab: each load of the page runs a build. */
const tab = (store = tabStorage(), untilOnline: () => Promise<void> | undefined = () => undefined) => {
  const clock = manualClock();
  let reloads = 0;
  const page = (build: string) =>
    createChunkLoader({ build: () => build, reload: () => void (reloads += 1), store, clock, untilOnline });
  return { clock, page, reloads: () => reloads };
};

/** What became of a load, as far as it got. */
const outcome = (loading: Promise<unknown>) => {
  const results: { value?: unknown; error?: unknown } = {};
  loading.then(
    (value) => Object.assign(results, { value }),
    (error: unknown) => Object.assign(results, { error }),
  );
  return results;
};

test('a chunk that comes is handed on, and the page stays', async () => {
  const { page, reloads } = tab();
  expect(await page('one')(() => Promise.resolve('chart'))).toBe('chart');
  expect(reloads()).toBe(0);
});

test('a chunk has 120000 ms', async () => {
  expect(chunkMs).toBe(120_000);
  const { clock, page, reloads } = tab();
  outcome(page('one')(() => new Promise(() => undefined)));
  await clock.advance(119_999);
  expect(reloads()).toBe(0);
  await clock.advance(1);
  expect(reloads()).toBe(1);
});

test('attack 58: an old chunk after a deploy reloads the page once, and shows nothing meanwhile', async () => {
  const { clock, page, reloads } = tab();
  const results = outcome(page('old')(gone));
  await clock.advance(0);
  expect(reloads()).toBe(1);
  expect(results).toEqual({});
  expect(await page('new')(() => Promise.resolve('chart'))).toBe('chart');
});

test('attack 58: if it still fails after the reload it is a ChunkLoadError, and there is no loop', async () => {
  const { clock, page, reloads } = tab();
  outcome(page('same')(gone));
  await clock.advance(0);
  const failing = page('same')(gone);
  await expect(failing).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError', cause: { name: 'TypeError' } });
  // A chunk that does load must not open the way for another round.
  await page('same')(() => Promise.resolve('menu'));
  await expect(page('same')(gone)).rejects.toThrow('A chunk did not load');
  expect(reloads()).toBe(1);
});

test('attack 58: two builds that answer in turn make no loop either', async () => {
  const { clock, page, reloads } = tab();
  const builds = ['a', 'b', 'a', 'b', 'a', 'b'];
  for (const build of builds) {
    outcome(page(build)(gone));
    await clock.advance(0);
  }
  expect(reloads()).toBe(2);
});

test('a later deploy in the same tab may reload again', async () => {
  const { clock, page, reloads } = tab();
  outcome(page('monday')(gone));
  await clock.advance(0);
  outcome(page('tuesday')(gone));
  await clock.advance(0);
  expect(reloads()).toBe(2);
});

test('a browser that cannot remember the reload does not begin one', async () => {
  const { page, reloads } = tab(createStore(() => undefined));
  await expect(page('one')(gone)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reloads()).toBe(0);
});

test('without a network the page stays, and the chunk is asked for again when there is one', async () => {
  let back = (): void => undefined;
  let isAway = true;
  const { clock, page, reloads } = tab(tabStorage(), () =>
    isAway
      ? new Promise((resolve) => {
          back = resolve;
        })
      : undefined,
  );
  const results = outcome(page('one')(() => (isAway ? gone() : Promise.resolve('chart'))));
  await clock.advance(0);
  expect([reloads(), results]).toEqual([0, {}]);
  isAway = false;
  back();
  await clock.advance(0);
  expect([reloads(), results]).toEqual([0, { value: 'chart' }]);
});
