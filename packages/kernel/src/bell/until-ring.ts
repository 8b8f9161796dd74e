// What a process remembers of a salon until the salon's bell rings, and never longer than a second: the same
// bounds as for what it remembers of people. With the bell a change is seen at once, without within the second.

const FRESH_MS = 1_000;
const MOST = 50_000;

/** Of every salon that rang: at which ring, counted over all of them. */
const rang = new Map<string, number>();
let rings = 0;
/** Rings may have been missed up to this one. */
let unsure = 0;

const forgetAll = (): void => {
  rang.clear();
  rings += 1;
  unsure = rings;
};

const lastRing = (salon: string): number => rang.get(salon) ?? unsure;

/** For the host: a salon's bell rang, here or in another process. */
export const heardRing = (salon: string): void => {
  if (rang.size >= MOST) forgetAll();
  rings += 1;
  rang.set(salon, rings);
};

/** For the host: it may have missed rings. */
export const missedRings = forgetAll;

type Entry<T> = { readonly value: T; readonly at: number; readonly ring: number };

export const untilRing = <T>(clock: () => number = () => performance.now()) => {
  const entries = new Map<string, Entry<T>>();
  return {
    known(salon: string): T | undefined {
      const entry = entries.get(salon);
      const isTrue = entry && clock() - entry.at < FRESH_MS && entry.ring >= lastRing(salon);
      return isTrue ? entry.value : undefined;
    },
    /** Reads it anew. What rings while it is read may be newer than what was read, and counts as such. */
    async read(salon: string, read: () => Promise<T>): Promise<T> {
      const [at, ring] = [clock(), rings];
      const value = await read();
      if (entries.size >= MOST) entries.clear();
      entries.set(salon, { value, at, ring });
      return value;
    },
  };
};
