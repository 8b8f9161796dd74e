import type { Range } from '../model/scale.ts';

/** A shorter hole serves nobody. */
export const LEAST_MINUTES = 10;
/** A hole that has begun is offered from the next such minute on: nobody books for 14:22. */
const STEP_MINUTES = 5;

/** Any ranges in order, joined where they meet, the empty ones gone. */
const joined = (ranges: readonly Range[]): readonly Range[] => {
  const out: Range[] = [];
  const sorted = ranges.filter(({ from, to }) => from < to).toSorted((one, other) => one.from - other.from);
  for (const next of sorted) {
    const last = out.at(-1);
    if (last && next.from <= last.to)
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else out.push(next);
  }
  return out;
};

/** What is left of a range when all of these are taken out of it. */
const withoutAll = (range: Range, taken: readonly Range[]): readonly Range[] => {
  const left: Range[] = [];
  let from = range.from;
  for (const one of joined(taken)) {
    if (one.from >= range.to) break;
    if (one.from > from) left.push({ from, to: one.from });
    from = Math.max(from, one.to);
  }
  return from < range.to ? [...left, { from, to: range.to }] : left;
};

type Day = {
  /** When somebody works. */
  readonly open: readonly Range[];
  /** Breaks, leaves, appointments that stand and blocked time; they may lie over each other. */
  readonly taken: readonly Range[];
  /** On the clock of that day: far below zero for a day to come, beyond its end for one that is over. */
  readonly now: number;
};

/** The holes of a day into which something could still be booked, in their order. */
export const freeStretches = ({ open, taken, now }: Day): readonly Range[] => {
  const earliest = Math.ceil(now / STEP_MINUTES) * STEP_MINUTES;
  return joined(open)
    .flatMap((range) => withoutAll(range, taken))
    .map(({ from, to }) => ({ from: Math.max(from, earliest), to }))
    .filter(({ from, to }) => to - from >= LEAST_MINUTES);
};
