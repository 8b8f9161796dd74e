import { type Clock, systemClock } from './clock.ts';
import { session } from './session.ts';
import { localStore, type Store } from './storage.ts';

/** Raise it when an answer that is stored changes its shape. */
const version = 1;
const prefix = 'ayna.answer.';

type Entry = {
  readonly version: number;
  readonly owner: string;
  readonly at: number;
  readonly data: unknown;
};
type StoredResponse = Pick<Entry, 'at' | 'data'>;

const parseEntry = (text: string | null): Partial<Entry> => {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Entry>;
  } catch {
    return {};
  }
};

export type StoredResponses = {
  /** What was stored for the same person less than so many milliseconds ago. */
  readonly find: (name: string, ms: number) => StoredResponse | undefined;
  readonly save: (name: string, data: unknown) => void;
  readonly remove: (name: string) => void;
  readonly clear: () => void;
};

/** Answers that outlive the page, each for its own time and for the person who got it. */
export const createStoredResponses = (
  store: Store,
  owner: () => string | undefined,
  clock: Clock,
): StoredResponses => {
  const mine = (): string => owner() ?? '';
  const remove = (name: string): void => store.remove(prefix + name);
  return {
    find(name, ms) {
      const entry = parseEntry(store.get(prefix + name));
      const { at = 0, data } = entry;
      // A clock that was set back would make an old answer young for ever.
      const young = at <= clock.now() && clock.now() < at + ms;
      if (entry.version === version && entry.owner === mine() && young) return { at, data };
      remove(name);
      return undefined;
    },
    save(name, data) {
      const entry: Entry = { version, owner: mine(), at: clock.now(), data };
      store.set(prefix + name, JSON.stringify(entry));
    },
    remove,
    clear() {
      for (const key of store.keys()) if (key.startsWith(prefix)) store.remove(key);
    },
  };
};

export const storedResponses = createStoredResponses(localStore, session.userCode, systemClock);
