import { mergeRanges, type Range, subtractRanges } from '@ayna/domain/ranges';

/** From one minute to another, as screens draw it; ranges of the domain are pairs. */
export type MinuteRange = { readonly from: number; readonly to: number };

export const toMinuteRange = ([from, to]: Range): MinuteRange => ({ from, to });

const merge = (ranges: readonly MinuteRange[]) =>
  mergeRanges(ranges.map(({ from, to }): Range => [from, to]));

/** What is left, in order, when the second are taken out of the first. Either may overlap and be in any order. */
export const subtractMinuteRanges = (
  ranges: readonly MinuteRange[],
  taken: readonly MinuteRange[],
): readonly MinuteRange[] => subtractRanges(merge(ranges), merge(taken)).map(toMinuteRange);
