import { LRUCache } from 'lru-cache';

// Caches a value per salon until a signal says that the salon changed, and never longer than a second: the same bounds
// as for the cache of people. With signals a change is seen at once, without them within the second.

const FRESH_MS = 1_000;
const MAX_SALONS = 50_000;

// Per salon, the number of the last signal about it. A salon that is not listed may have changed at any time up to
// `unknownUntil`, which rises when signals were lost or the list was full.
const lastSignals = new Map<string, number>();
let signals = 0;
let unknownUntil = 0;

/** For the host: signals may be lost, so nothing cached before now counts. */
export const invalidateAllSalons = (): void => {
  lastSignals.clear();
  signals += 1;
  unknownUntil = signals;
};

/** For the host: a signal about this salon arrived, from this process or another. */
export const invalidateSalon = (salon: string): void => {
  if (lastSignals.size >= MAX_SALONS) invalidateAllSalons();
  signals += 1;
  lastSignals.set(salon, signals);
};

const lastSignalOf = (salon: string): number => lastSignals.get(salon) ?? unknownUntil;

type Entry<T> = { readonly value: T; readonly readAt: number; readonly signal: number };

export const signalCache = <T>(clock: () => number = () => performance.now()) => {
  const entries = new LRUCache<string, Entry<T>>({ max: MAX_SALONS });
  return {
    get(salon: string): T | undefined {
      const entry = entries.get(salon);
      const isValid = entry && clock() - entry.readAt < FRESH_MS && entry.signal >= lastSignalOf(salon);
      return isValid ? entry.value : undefined;
    },
    /** Reads and stores the value. A signal that arrives during the read makes the entry invalid. */
    async load(salon: string, read: () => Promise<T>): Promise<T> {
      const [readAt, signal] = [clock(), signals];
      const value = await read();
      entries.set(salon, { value, readAt, signal });
      return value;
    },
  };
};
