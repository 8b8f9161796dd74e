import { daysBetween } from '@ayna/domain/wall-clock';

export type Bar = 'gone' | 'today' | 'left';

/** More would be thinner than a finger can tell apart. */
const mostBars = 31;

type Term = { readonly from: string; readonly to: string };

/** A term as bars: what is gone, today, what is left. A year has as many as a month. `to` is the day after the last. */
export const termBars = ({ from, to }: Term, today: string): readonly Bar[] => {
  const total = Math.max(1, daysBetween(from, to));
  const count = Math.min(total, mostBars);
  const gone = daysBetween(from, today);
  const at = Math.floor((gone / total) * count);
  return Array.from({ length: count }, (_, index) => (index < at ? 'gone' : index === at ? 'today' : 'left'));
};
