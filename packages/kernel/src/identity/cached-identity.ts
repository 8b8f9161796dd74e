import { LRUCache } from 'lru-cache';
import type { Identity, SessionQuery, SessionStatus } from './identity.ts';

// A withdrawn right takes effect within a second, so an answer may be no older than that.
const FRESH_MS = 1_000;
const MAX_ENTRIES = 50_000;

export type AcceptStatus = (status: SessionStatus) => boolean;

type Entry = { readonly askedAt: number; readonly status: Promise<SessionStatus> };

/** Caches session statuses for at most a second, and asks once for equal queries that arrive together. */
export const cachedIdentity = (identity: Identity, clock: () => number = () => performance.now()) => {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });

  const load = (key: string, query: SessionQuery): Promise<SessionStatus> => {
    const status = identity.sessionStatus(query);
    entries.set(key, { askedAt: clock(), status });
    // A failed query is not cached: the next request asks again.
    status.catch(() => entries.delete(key));
    return status;
  };

  return {
    keys: identity.keys,
    /** A cached status that is not accepted is asked for again: the person may have passed the second factor since. */
    async sessionStatus(query: SessionQuery, accepts: AcceptStatus = () => true): Promise<SessionStatus> {
      const key = `${query.person} ${query.session} ${query.salon}`;
      const known = entries.get(key);
      if (!known || clock() - known.askedAt >= FRESH_MS) return load(key, query);
      const status = await known.status;
      return accepts(status) ? status : load(key, query);
    },
    clear: () => entries.clear(),
  };
};
