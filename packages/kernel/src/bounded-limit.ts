import pLimit from 'p-limit';

/** Runs so many jobs at a time and lets so many wait, in their order. Resolves to null when too many are waiting. */
export const boundedLimit = (concurrency: number, maxWaiting: number) => {
  const limit = pLimit(concurrency);
  return async <T>(job: () => Promise<T>): Promise<T | null> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) return null;
    return limit(job);
  };
};
