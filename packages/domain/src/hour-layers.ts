import {
  type EmployeeHours,
  leaveRange,
  recurringLeaveRangesAround,
  type SalonOpening,
  workRangesAround,
} from './opening-hours.ts';
import { mergeRanges, type Ranges, subtractRanges } from './ranges.ts';
import { DAY_MINUTES } from './wall-clock.ts';

/** Minutes that a rule makes unavailable. Of several rules for a minute, the first one is the reason. */
export type Layer<Reason extends string> = { readonly why: Reason; readonly ranges: Ranges };

export type HourLayer = Layer<SalonOpening['why'] | 'break' | 'not-working' | 'leave'>;

/** All minutes that a visit can touch: the day and the days beside it. */
const threeDays: Ranges = [[-DAY_MINUTES, 2 * DAY_MINUTES]];

/** What makes an employee's minutes of a date unavailable, in the order in which it is explained. */
export const hourLayers = (
  opening: SalonOpening,
  { workHours, leaves, recurringLeaves }: EmployeeHours,
  date: string,
): readonly HourLayer[] => [
  { why: opening.why, ranges: subtractRanges(threeDays, opening.open) },
  { why: 'break', ranges: opening.breaks },
  { why: 'not-working', ranges: subtractRanges(threeDays, workRangesAround(workHours, date)) },
  {
    why: 'leave',
    ranges: mergeRanges([
      ...leaves.map((leave) => leaveRange(leave, date)),
      ...recurringLeaves.flatMap((leave) => recurringLeaveRangesAround(leave, date)),
    ]),
  },
];

const cache = new WeakMap<readonly Layer<string>[], Ranges>();

/** The minutes that no layer takes. Layers are immutable, so the result is cached with them. */
export const remainingRanges = (layers: readonly Layer<string>[]): Ranges => {
  const cached = cache.get(layers);
  if (cached) return cached;
  const remaining = layers.reduce((rest, { ranges }) => subtractRanges(rest, ranges), threeDays);
  cache.set(layers, remaining);
  return remaining;
};
