import { subtractMinuteRanges } from '../../../parts/minute-ranges.ts';
import type { Range } from '../model/scale.ts';

/** A shorter hole serves nobody. */
export const MIN_MINUTES = 10;
/** A hole that has begun is offered from the next such minute on: nobody books for 14:22. */
const STEP_MINUTES = 5;

export const nextStart = (now: number): number => Math.ceil(now / STEP_MINUTES) * STEP_MINUTES;

type Day = {
  /** When somebody works. */
  readonly open: readonly Range[];
  /** Breaks, leaves, appointments that stand and blocked time; they may lie over each other. */
  readonly taken: readonly Range[];
  /** On the clock of that day: far below zero for a day to come, beyond its end for one that is over. */
  readonly now: number;
};

/** The holes of a day into which something could still be booked, in their order. */
export const freeRanges = ({ open, taken, now }: Day): readonly Range[] => {
  const earliest = nextStart(now);
  return subtractMinuteRanges(open, taken)
    .map(({ from, to }) => ({ from: Math.max(from, earliest), to }))
    .filter(({ from, to }) => to - from >= MIN_MINUTES);
};
