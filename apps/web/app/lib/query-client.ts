import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 300_000;

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fiveMinutes,
        // A person who sees a failure has a button: repeating behind their back hides it for seconds.
        retry: false,
        // Otherwise a query without a network waits for ever and looks like a slow one.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
