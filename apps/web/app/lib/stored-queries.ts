import {
  notifyManager,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { type StoredResponses, storedResponses } from './stored-responses.ts';

/** What was written over, invalidated or removed must not rise again from the storage. */
const isOutdated = (event: QueryCacheNotifyEvent): boolean => {
  if (event.type === 'removed') return true;
  if (event.type !== 'updated') return false;
  const { action } = event;
  return action.type === 'invalidate' || (action.type === 'success' && action.manual === true);
};

/**
 * For the options of a query whose answer outlives the page by so many milliseconds, its cache time.
 * Never for what others must not read on a shared computer: names, phones, notes.
 */
export const storeFor =
  <T, K extends QueryKey>(ms: number, answers: StoredResponses = storedResponses): QueryPersister<T, K> =>
  async (fetch, context, query) => {
    const stored = query.state.data === undefined ? answers.find(query.queryHash, ms) : undefined;
    if (stored) {
      // TanStack takes it for a new answer: tell it the true age once it is in.
      notifyManager.schedule(() => query.setState({ dataUpdatedAt: stored.at }));
      return stored.data as T;
    }
    const data = await fetch(context);
    answers.save(query.queryHash, data);
    return data;
  };

export const watchStoredQueries = (
  client: QueryClient,
  answers: StoredResponses = storedResponses,
): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (isOutdated(event)) answers.remove(event.query.queryHash);
  });
