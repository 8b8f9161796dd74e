/** What we use of a browser's storage. */
export type Store = {
  get(key: string): string | null;
  /** Whether it outlasts the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
};

/** A browser may forbid its storage or have none left: what is kept is then kept for this page only. */
export const storeIn = (open: () => Storage | undefined): Store => {
  const held = new Map<string, string>();
  const tried = <T>(use: (storage: Storage) => T, instead: () => T): T => {
    try {
      const storage = open();
      return storage ? use(storage) : instead();
    } catch {
      return instead();
    }
  };
  return {
    get: (key) =>
      held.get(key) ??
      tried(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set(key, value) {
      held.delete(key);
      return tried(
        (storage) => {
          storage.setItem(key, value);
          return true;
        },
        () => {
          held.set(key, value);
          return false;
        },
      );
    },
    remove(key) {
      held.delete(key);
      tried(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...held.keys(),
      ...tried(
        (storage) => Object.keys(storage),
        () => [],
      ),
    ],
  };
};

// On the server one module serves everybody, so there nothing is kept at all.
const nowhere: Store = { get: () => null, set: () => false, remove: () => undefined, keys: () => [] };
const inBrowser = typeof window !== 'undefined';

export const localStore: Store = inBrowser ? storeIn(() => window.localStorage) : nowhere;
export const tabStore: Store = inBrowser ? storeIn(() => window.sessionStorage) : nowhere;
