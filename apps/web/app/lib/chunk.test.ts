import { expect, test } from 'vitest';
import { ChunkLoadError, chunkLoader, chunkMs } from './chunk.ts';
import { handClock } from './hand-clock.ts';
import { type Store, storeIn } from './storage.ts';

/** A tab's own storage, which outlasts a reload. */
const tabStorage = (): Store => {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => Boolean(kept.set(key, value)),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
};

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Pages of one tab: each load of the page runs a build. */
const tab = (store = tabStorage()) => {
  const clock = handClock();
  let reloads = 0;
  const page = (build: string) =>
    chunkLoader({ build: () => build, reload: () => void (reloads += 1), store, clock });
  return { clock, page, reloads: () => reloads };
};

/** What became of a load, as far as it got. */
const outcome = (loading: Promise<unknown>) => {
  const seen: { value?: unknown; error?: unknown } = {};
  loading.then(
    (value) => Object.assign(seen, { value }),
    (error: unknown) => Object.assign(seen, { error }),
  );
  return seen;
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
  await clock.pass(119_999);
  expect(reloads()).toBe(0);
  await clock.pass(1);
  expect(reloads()).toBe(1);
});

test('attack 58: an old chunk after a deploy reloads the page once, and shows nothing meanwhile', async () => {
  const { clock, page, reloads } = tab();
  const seen = outcome(page('old')(gone));
  await clock.pass(0);
  expect(reloads()).toBe(1);
  expect(seen).toEqual({});
  expect(await page('new')(() => Promise.resolve('chart'))).toBe('chart');
});

test('attack 58: if it still fails after the reload it is a ChunkLoadError, and there is no loop', async () => {
  const { clock, page, reloads } = tab();
  outcome(page('same')(gone));
  await clock.pass(0);
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
    await clock.pass(0);
  }
  expect(reloads()).toBe(2);
});

test('a later deploy in the same tab may reload again', async () => {
  const { clock, page, reloads } = tab();
  outcome(page('monday')(gone));
  await clock.pass(0);
  outcome(page('tuesday')(gone));
  await clock.pass(0);
  expect(reloads()).toBe(2);
});

test('a browser that cannot remember the reload does not begin one', async () => {
  const { page, reloads } = tab(storeIn(() => undefined));
  await expect(page('one')(gone)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reloads()).toBe(0);
});
