export type PagerSlot = number | 'gap-before' | 'gap-after';

/** As many pages stay in sight at either end, where the current page has no neighbour on one side. */
const edgePages = 3;

const pageRange = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The pages a pager shows: the first, the last, the current one and `reach` neighbours on each side.
 * A gap stands for two pages or more; where it would hide one page only, that page is shown.
 */
export const pagesToShow = (current: number, count: number, siblings: number): readonly PagerSlot[] => {
  const from = current <= 2 ? 1 : current >= count - 1 ? count - edgePages + 1 : current - siblings;
  const to = current <= 2 ? edgePages : current >= count - 1 ? count : current + siblings;
  const start = from <= 3 ? 1 : from;
  const end = to >= count - 2 ? count : to;
  const before: PagerSlot[] = start > 1 ? [1, 'gap-before'] : [];
  const after: PagerSlot[] = end < count ? ['gap-after', count] : [];
  return [...before, ...pageRange(start, Math.min(end, count)), ...after];
};
