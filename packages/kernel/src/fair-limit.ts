type FairLimit = {
  /** How many jobs run at a time, each of another owner. */
  readonly concurrency: number;
  /** How many may wait. */
  readonly maxWaiting: number;
  /** How many of one owner may wait. */
  readonly maxWaitingEach: number;
};

type Waiting = { readonly owner: string; readonly start: () => void };

/**
 * Runs one job of an owner at a time, so that nobody's many jobs keep others waiting for longer than one of them.
 * Resolves to null when too many are waiting.
 */
export const fairLimit = ({ concurrency, maxWaiting, maxWaitingEach }: FairLimit) => {
  const active = new Set<string>();
  const waiting: Waiting[] = [];

  const startNext = (): void => {
    const next = waiting.findIndex(({ owner }) => !active.has(owner));
    if (next < 0 || active.size >= concurrency) return;
    const [job] = waiting.splice(next, 1);
    if (!job) return;
    active.add(job.owner);
    job.start();
  };

  const isFull = (owner: string): boolean => {
    if (active.size < concurrency && !active.has(owner)) return false;
    return (
      waiting.length >= maxWaiting || waiting.filter((one) => one.owner === owner).length >= maxWaitingEach
    );
  };

  return async <T>(owner: string, job: () => Promise<T>): Promise<T | null> => {
    if (isFull(owner)) return null;
    await new Promise<void>((start) => {
      waiting.push({ owner, start });
      startNext();
    });
    try {
      return await job();
    } finally {
      active.delete(owner);
      startNext();
    }
  };
};
