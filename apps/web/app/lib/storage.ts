/** What we use of a browser's storage. */
export type Store = {
  get(key: string): string | null;
  /** Whether it outlasts the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
};

/** A browser may forbid its storage or have none left: what is kept is then kept for this page only. */
export const createStore = (open: () => Storage | undefined): Store => {
  const memory = new Map<string, string>();
  const withStorage = <T>(use: (storage: Storage) => T, fallback: () => T): T => {
    try {
      const storage = open();
      return storage ? use(storage) : fallback();
    } catch {
      return fallback();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      withStorage(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set(key, value) {
      memory.delete(key);
      return withStorage(
        (storage) => {
          storage.setItem(key, value);
          return true;
        },
        () => {
          memory.set(key, value);
          return false;
        },
      );
    },
    remove(key) {
      memory.delete(key);
      withStorage(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...memory.keys(),
      ...withStorage(
        (storage) => Object.keys(storage),
        () => [],
      ),
    ],
  };
};

// On the server one module serves everybody, so there nothing is kept at all.
const noStore: Store = { get: () => null, set: () => false, remove: () => undefined, keys: () => [] };
const inBrowser = typeof window !== 'undefined';

/** Whether the page is shown inside another site. */
export const isFramed = inBrowser && window.self !== window.top;

// In a frame everything, and the session first, lives as long as the frame: another site's visitor leaves nothing behind,
// and who is signed in here is nobody there.
const openLocal = (): Storage | undefined => (isFramed ? undefined : window.localStorage);

export const localStore: Store = inBrowser ? createStore(openLocal) : noStore;
export const tabStore: Store = inBrowser ? createStore(() => window.sessionStorage) : noStore;
