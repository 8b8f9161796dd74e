import type { Clock } from './clock.ts';

type Timer = { readonly at: number; readonly run: () => void };

/** Whatever waits for an answer over the network gets its turn. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A clock that tests turn by hand: nothing happens until they say how much time passed. */
export const manualClock = (start = 0): Clock & { advance(ms: number): Promise<void> } => {
  let now = start;
  let dues: Timer[] = [];
  const nextBy = (end: number): Timer | undefined =>
    dues
      .filter(({ at }) => at <= end)
      .reduce<Timer | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
  return {
    now: () => now,
    after(ms, run) {
      const due = { at: now + ms, run };
      dues.push(due);
      return () => {
        dues = dues.filter((other) => other !== due);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (let due = nextBy(end); due; due = nextBy(end)) {
        const done = due;
        dues = dues.filter((other) => other !== done);
        now = due.at;
        due.run();
        // oxlint-disable-next-line no-await-in-loop -- one thing after the other is what a clock is
        await settle();
      }
      now = end;
    },
  };
};
