type Dates = { readonly startsOn: string; readonly endsOn: string | null };

export type State = 'live' | 'planned' | 'over';

/** By the salon's own day; both the first and the last day count. */
export const stateOn = (today: string, { startsOn, endsOn }: Dates): State => {
  if (startsOn > today) return 'planned';
  return endsOn !== null && endsOn < today ? 'over' : 'live';
};

/** What customers see: of those that are shown today, the one that began last. */
export const shownOn = <A extends Dates>(today: string, all: readonly A[]): A | undefined =>
  all
    .filter((one) => stateOn(today, one) === 'live')
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0];

const order: readonly State[] = ['live', 'planned', 'over'];

/** What is shown first, then what will be, then what was; among themselves as they came. */
export const byState = <A extends Dates>(today: string, all: readonly A[]): readonly A[] =>
  all.toSorted((a, b) => order.indexOf(stateOn(today, a)) - order.indexOf(stateOn(today, b)));
