import { expect, test } from 'vitest';
import { boundedLimit } from './bounded-limit.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  [1, 0, 1],
  [1, 0, 5],
  [2, 3, 4],
  [2, 3, 5],
  [2, 3, 20],
  [4, 60, 20],
])(
  '%d at a time, %d waiting, %d jobs: they run in order and the rest is refused',
  async (concurrency, maxWaiting, jobs) => {
    const limit = boundedLimit(concurrency, maxWaiting);
    const served: number[] = [];
    let working = 0;
    let most = 0;
    const work = async (index: number): Promise<number> => {
      working += 1;
      most = Math.max(most, working);
      served.push(index);
      await soon();
      working -= 1;
      // A job that fails frees its place like any other.
      if (index % 3 === 1) throw new Error('broken');
      return index;
    };
    const results = await Promise.allSettled(
      Array.from({ length: jobs }, (_, index) => limit(() => work(index))),
    );
    const fit = Math.min(jobs, concurrency + maxWaiting);
    expect(most).toBe(Math.min(concurrency, jobs));
    expect(served).toEqual(Array.from({ length: fit }, (_, index) => index));
    expect(results.filter((one) => one.status === 'fulfilled' && one.value === null)).toHaveLength(
      jobs - fit,
    );
    expect(await limit(async () => 'free again')).toBe('free again');
  },
);
