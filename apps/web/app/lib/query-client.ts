import { environmentManager, type Query, QueryClient } from '@tanstack/react-query';
import { cachedFor, cacheMs } from './cache-times.ts';
import { type Clock, systemClock } from './clock.ts';
import { watchStoredQueries } from './stored-queries.ts';

/**
 * Removes what nobody looks at once it is as old as it may be. TanStack itself counts from when the
 * last screen left: an answer would be shown at twice its age.
 */
export const evictExpired = (client: QueryClient, clock: Clock): (() => void) => {
  const cache = client.getQueryCache();
  const restMs = (query: Query): number => query.state.dataUpdatedAt + query.gcTime - clock.now();
  const removeIfOld = (query: Query): void => {
    if (query.getObserversCount() === 0 && restMs(query) <= 0) cache.remove(query);
  };
  return cache.subscribe((event) => {
    const query: Query = event.query;
    if (event.type !== 'observerRemoved' || query.getObserversCount() > 0) return;
    if (query.state.data === undefined || !Number.isFinite(query.gcTime)) return;
    clock.after(Math.max(0, restMs(query)), () => removeIfOld(query));
  });
};

export const newQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...cachedFor(cacheMs.otherwise),
        // A person who sees a failure has a button: repeating behind their back hides it for seconds.
        retry: false,
        // Otherwise a query without a network waits for ever and looks like a slow one.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  if (environmentManager.isServer()) return client;
  evictExpired(client, systemClock);
  watchStoredQueries(client);
  return client;
};
