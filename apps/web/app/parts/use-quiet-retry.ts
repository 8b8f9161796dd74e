import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { systemClock } from '../lib/clock.ts';
import { pauseMs } from '../lib/live-stream.ts';
import { scheduleRetry, thisBrowser } from '../lib/quiet-retry.ts';
import { isPermanent } from '../lib/session-refresher.ts';

type Failing = Pick<UseQueryResult, 'isLoadingError' | 'error' | 'errorUpdateCount' | 'refetch'>;

/** Loads again, with growing pauses, what failed to load and has no place for a message. */
export const useQuietRetry = ({ isLoadingError, error, errorUpdateCount, refetch }: Failing): void => {
  const isFailed = isLoadingError && !isPermanent(error);
  useEffect(() => {
    if (!isFailed) return;
    return scheduleRetry({
      clock: systemClock,
      browser: thisBrowser,
      pauseMs: pauseMs(errorUpdateCount - 1, Math.random()),
      retry: () => void refetch(),
    });
  }, [isFailed, errorUpdateCount, refetch]);
};
