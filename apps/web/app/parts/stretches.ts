import { mergeRanges, type Range, subtractRanges } from '@ayna/domain/ranges';

/** From one minute to another, as screens draw it; ranges of the domain are pairs. */
export type Stretch = { readonly from: number; readonly to: number };

export const toStretch = ([from, to]: Range): Stretch => ({ from, to });

const merge = (stretches: readonly Stretch[]) =>
  mergeRanges(stretches.map(({ from, to }): Range => [from, to]));

/** What is left, in order, when the second are taken out of the first. Either may overlap and be in any order. */
export const subtractStretches = (
  stretches: readonly Stretch[],
  taken: readonly Stretch[],
): readonly Stretch[] => subtractRanges(merge(stretches), merge(taken)).map(toStretch);
