import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isOffline, noteStored } from './connection.ts';

/** When the worker stored what was read, if it comes from there. */
type StoredAt = number | undefined;

let pending: Promise<StoredAt> | undefined;

/** Other reads wait for the one that brings the answers of several; it settles either way. */
export const awaitCalendarStart = (read: Promise<StoredAt>): void => {
  pending = read.finally(() => {
    pending = undefined;
  });
};

/** Settles once no read waits for the bundled one. */
export const calendarStartSettled = async (): Promise<void> => void (await pending);

type Context = { readonly client: QueryClient; readonly queryKey: QueryKey };

/** For the `queryFn` of what the bundled read brings: its answer if it did, the route's own call if not, and ever after. */
export const unlessStarted = async <T>({ client, queryKey }: Context, call: () => Promise<T>): Promise<T> => {
  if (!pending) return call();
  const storedAt = await pending;
  const known = client.getQueryData<T>(queryKey);
  if (known === undefined) return call();
  if (!isOffline()) return known;
  // What the worker has of the route itself was read later.
  return call().catch(() => {
    if (storedAt !== undefined && queryKey[0] === 'appointment') noteStored(storedAt);
    return known;
  });
};
