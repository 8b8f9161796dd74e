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

type ReloadMarks = {
  /** Which build this page came from: a new one is what a reload is for. */
  readonly build: () => string;
  readonly store: Store;
};

/**
 * Marks that the page is reloaded for the sake of a chunk. Once per build and tab: false for a build that was tried, so
 * there is no loop, not even between two builds that answer in turn.
 */
const createReloadMark =
  ({ build, store }: ReloadMarks) =>
  (): boolean => {
    const tried = (store.get(reloadedKey) ?? '').split(' ');
    // A mark that does not outlast this page would not stop the next one.
    return !tried.includes(build()) && store.set(reloadedKey, [...tried, build()].join(' ').trim());
  };

type Page = ReloadMarks & {
  readonly reload: () => void;
  readonly clock: Clock;
  /** Resolves once there is a network; undefined where there is one. */
  readonly untilOnline: () => Promise<void> | undefined;
};

/** Loads a chunk; where that fails the page is loaded again, since after a deploy the old chunks are gone. */
export const createChunkLoader = ({ reload, clock, untilOnline, ...marks }: Page) => {
  const mark = createReloadMark(marks);
  const loadOrReload = async <T>(load: Load<T>): Promise<T> => {
    try {
      return await withTimeout(load, clock);
    } catch (error) {
      const online = untilOnline();
      // Without a network a reload would lose the page that is there, and bring nothing.
      if (online) return online.then(() => loadOrReload(load));
      if (!mark()) throw error;
      reload();
      return new Promise<T>(() => undefined);
    }
  };
  return loadOrReload;
};

let isDeliberate = false;

/** Whether our own code asked for the reload under way. */
export const isReloading = (): boolean => isDeliberate;

export const reloadPage = (): void => {
  isDeliberate = true;
  window.location.reload();
};

type Manifest = { readonly version?: string };

const marks = {
  build: () => (globalThis as { __reactRouterManifest?: Manifest }).__reactRouterManifest?.version ?? '-',
  store: tabStore,
};

export const markReload = createReloadMark(marks);

export const loadChunk = createChunkLoader({
  ...marks,
  reload: reloadPage,
  clock: systemClock,
  untilOnline: () =>
    navigator.onLine
      ? undefined
      : new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true })),
});
