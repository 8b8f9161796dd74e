import type { WhyNot } from '@ayna/contracts/appointment';
import type { Layer } from './day-layers.ts';
import { both, type Range, without } from './ranges.ts';
import { DAY } from './wall-time.ts';

export type Reason = { readonly range: Range; readonly why: WhyNot };

/**
 * Which rule took which minutes of the day. Each minute is named once, by the first rule that takes it, so
 * that the reasons and the free time make up the day.
 */
export const explain = (layers: readonly Layer[]): readonly Reason[] => {
  const reasons: Reason[] = [];
  let left: readonly Range[] = [[0, DAY]];
  for (const { why, takes } of layers) {
    for (const range of both(left, takes)) reasons.push({ range, why });
    left = without(left, takes);
  }
  return reasons.toSorted((a, b) => a.range[0] - b.range[0]);
};
