import { expect, test } from 'vitest';
import { openQueue } from './queue.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  [1, 0, 1],
  [1, 0, 5],
  [2, 3, 4],
  [2, 3, 5],
  [2, 3, 20],
  [4, 60, 20],
])(
  '%d at once, %d in line, %d who come: in their order, and the rest is turned away',
  async (atOnce, longest, come) => {
    const queue = openQueue(atOnce, longest);
    const served: number[] = [];
    let working = 0;
    let most = 0;
    const work = async (index: number): Promise<number> => {
      working += 1;
      most = Math.max(most, working);
      served.push(index);
      await soon();
      working -= 1;
      // One that fails leaves its place like any other.
      if (index % 3 === 1) throw new Error('broken');
      return index;
    };
    const results = await Promise.allSettled(
      Array.from({ length: come }, (_, index) => queue(() => work(index))),
    );
    const fit = Math.min(come, atOnce + longest);
    expect(most).toBe(Math.min(atOnce, come));
    expect(served).toEqual(Array.from({ length: fit }, (_, index) => index));
    expect(results.filter((one) => one.status === 'fulfilled' && one.value === null)).toHaveLength(
      come - fit,
    );
    expect(await queue(async () => 'free again')).toBe('free again');
  },
);
