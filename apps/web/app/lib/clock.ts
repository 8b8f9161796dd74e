/** Time as code sees it, handed in so that tests can turn it. */
export type Clock = {
  readonly now: () => number;
  /** Runs it after so many milliseconds; the answer calls it off. */
  readonly after: (ms: number, run: () => void) => () => void;
};

/** Milliseconds since 1970 of an instant of the API. It ends in Z, so the browser's own zone does not matter. */
export const epochMs = (instant: string): number => Date.parse(instant);

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
