import { type Clock, systemClock } from './clock.ts';
import { type Store, tabStore } from './storage.ts';

/** The spec's time-out of a script chunk. */
export const chunkMs = 120_000;

/** A part of the product could not be loaded: an old page after a deploy, or a broken line. */
export class ChunkLoadError extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'ChunkLoadError';
  }
}

type Load<T> = () => Promise<T>;

const withTimeout = <T>(load: Load<T>, clock: Clock): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = clock.after(chunkMs, () =>
      reject(new ChunkLoadError(`A chunk did not come within ${chunkMs} ms`)),
    );
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError('A chunk did not load', cause)))
      .finally(cancel);
  });

const reloadedKey = 'ayna.reloaded';

type Page = {
  /** Which build this page came from: a new one is what a reload is for. */
  readonly build: () => string;
  readonly reload: () => void;
  readonly store: Store;
  readonly clock: Clock;
};

/**
 * Loads a chunk; where that fails the page is loaded again, since after a deploy the old chunks are
 * gone. Once per build and tab: a build that was tried is not tried again, so there is no loop, not
 * even between two builds that answer in turn.
 */
export const createChunkLoader =
  ({ build, reload, store, clock }: Page) =>
  async <T>(load: Load<T>): Promise<T> => {
    try {
      return await withTimeout(load, clock);
    } catch (error) {
      const tried = (store.get(reloadedKey) ?? '').split(' ');
      if (tried.includes(build())) throw error;
      // A mark that does not outlast this page would not stop the next one.
      if (!store.set(reloadedKey, [...tried, build()].join(' ').trim())) throw error;
      reload();
      return new Promise<T>(() => undefined);
    }
  };

type Manifest = { readonly version?: string };

export const loadChunk = createChunkLoader({
  build: () => (globalThis as { __reactRouterManifest?: Manifest }).__reactRouterManifest?.version ?? '-',
  reload: () => window.location.reload(),
  store: tabStore,
  clock: systemClock,
});
