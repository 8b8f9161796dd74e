import type { UnavailableReason } from '@ayna/contracts/appointment';
import type { Layer } from '@ayna/domain/hour-layers';
import { intersectRanges, type Range, subtractRanges } from '@ayna/domain/ranges';
import { DAY_MINUTES } from '@ayna/domain/wall-clock';

export type ReasonLayer = Layer<UnavailableReason>;

export type Reason = { readonly range: Range; readonly why: UnavailableReason };

/** Which rule takes which minutes of the day. The first rule that takes a minute is the one named for it. */
export const explain = (layers: readonly ReasonLayer[]): readonly Reason[] => {
  const reasons: Reason[] = [];
  let left: readonly Range[] = [[0, DAY_MINUTES]];
  for (const { why, ranges } of layers) {
    for (const range of intersectRanges(left, ranges)) reasons.push({ range, why });
    left = subtractRanges(left, ranges);
  }
  return reasons.toSorted((a, b) => a.range[0] - b.range[0]);
};
