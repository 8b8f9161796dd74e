import { environmentManager, QueryClient } from '@tanstack/react-query';
import { cachedFor, cacheMs } from './cache-times.ts';
import { systemClock } from './clock.ts';
import { evictExpired } from './evict-expired.ts';
import { watchStoredQueries } from './stored-queries.ts';

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
