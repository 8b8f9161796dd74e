/** Runs `work` for every item, at most `concurrency` at a time. */
export const runInParallel = async <T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> => {
  const entries = items.entries();
  const runWorker = async (): Promise<void> => {
    for (const [index, item] of entries) await work(item, index);
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
};
