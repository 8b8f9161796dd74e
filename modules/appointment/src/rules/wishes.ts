import type { Reach } from './reach.ts';
import type { Wish } from './scene.ts';

/**
 * What may be asked for with this reach: with the own right only the own calendar, where 'anybody' means
 * oneself. Null where that is not enough.
 */
export const wishesWithin = (
  wishes: readonly Wish[],
  reach: Reach,
  own: string | null,
): readonly Wish[] | null => {
  if (reach === 'all') return wishes;
  if (reach === 'none' || own === null) return null;
  if (wishes.some(({ employeeCode }) => employeeCode !== null && employeeCode !== own)) return null;
  return wishes.map(({ serviceCode }) => ({ serviceCode, employeeCode: own }));
};
