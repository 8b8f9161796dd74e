/** Time as code sees it, handed in so that tests can turn it. */
export type Clock = {
  readonly now: () => number;
  /** Runs it after so many milliseconds; the answer calls it off. */
  readonly after: (ms: number, run: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
