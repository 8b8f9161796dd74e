import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { calendarStartSettled } from '../../lib/calendar-start.ts';
import { systemClock } from '../../lib/clock.ts';
import { registerWorker } from '../../lib/register-worker.ts';

/** By then a slow line has brought the page whose first visit this is; what it asked for is not in its own way. */
const untilQuietMs = 5_000;

/** What was read before the worker came is read once more, through it. */
export const readAgain = async (client: QueryClient): Promise<void> => {
  await calendarStartSettled();
  // A first read that is still on its way went past the worker, and invalidating does not repeat it.
  const onTheirWay = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(onTheirWay.map(({ promise }) => Promise.resolve(promise)));
  await client.invalidateQueries();
};

/** For anyone who has something to read without a network. */
export const useWorker = (isSignedIn: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (isSignedIn) registerWorker(() => systemClock.after(untilQuietMs, () => void readAgain(client)));
  }, [client, isSignedIn]);
};
