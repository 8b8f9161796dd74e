import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairLimit } from './fair-limit.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Starts a job for each owner at once, and records in which order they ran and how many of whom at a time. */
const run = async (limits: Parameters<typeof fairLimit>[0], owners: readonly string[]) => {
  const limit = fairLimit(limits);
  const served: string[] = [];
  const working: string[] = [];
  let most = 0;
  let isShared = false;
  const results = await Promise.allSettled(
    owners.map((owner, index) =>
      limit(owner, async () => {
        isShared ||= working.includes(owner);
        working.push(owner);
        most = Math.max(most, working.length);
        served.push(owner);
        await soon();
        working.splice(working.indexOf(owner), 1);
        // A job that fails frees its place like any other.
        if (index % 3 === 1) throw new Error('broken');
        return index;
      }),
    ),
  );
  const refused = results.filter((one) => one.status === 'fulfilled' && one.value === null).length;
  return { served, most, isShared, refused, again: await limit('later', async () => 'free again') };
};

test('one person with many jobs does not keep another waiting behind all of them', async () => {
  const many = Array.from({ length: 8 }, () => 'many');
  const limits = { concurrency: 2, maxWaiting: 20, maxWaitingEach: 20 };
  expect((await run(limits, [...many, 'one'])).served).toEqual(['many', 'one', ...many.slice(1)]);
});

test('a line has an end, for all and for each', async () => {
  const limits = { concurrency: 1, maxWaiting: 5, maxWaitingEach: 2 };
  expect((await run(limits, ['a', 'a', 'a', 'a', 'a'])).refused).toBe(2);
  expect((await run(limits, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).refused).toBe(1);
});

test('never two jobs of one owner at a time, never too many, and none is lost', () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({
        concurrency: fc.integer({ min: 1, max: 4 }),
        maxWaiting: fc.integer({ min: 0, max: 10 }),
        maxWaitingEach: fc.integer({ min: 0, max: 10 }),
      }),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 20 }),
      async (limits, owners) => {
        const { served, most, isShared, refused, again } = await run(limits, owners);
        expect(most).toBeLessThanOrEqual(limits.concurrency);
        expect(isShared).toBe(false);
        expect(served.length + refused).toBe(owners.length);
        expect(again).toBe('free again');
      },
    ),
    { numRuns: 200 },
  ));
