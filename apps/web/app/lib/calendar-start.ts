import type { QueryClient, QueryKey } from '@tanstack/react-query';

let pending: Promise<void> | undefined;

/** Other reads wait for the one that brings the answers of several; it settles either way. */
export const awaitCalendarStart = (read: Promise<void>): void => {
  pending = read.finally(() => {
    pending = undefined;
  });
};

type Context = { readonly client: QueryClient; readonly queryKey: QueryKey };

/** For the `queryFn` of what the bundled read brings: its answer if it did, the route's own call if not, and ever after. */
export const unlessStarted = async <T>({ client, queryKey }: Context, call: () => Promise<T>): Promise<T> => {
  if (pending) {
    await pending;
    const known = client.getQueryData<T>(queryKey);
    if (known !== undefined) return known;
  }
  return call();
};
