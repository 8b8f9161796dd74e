import type { Banknotes, ByKind, DifferenceReason, TillKind } from '@ayna/contracts/core/day-ends';
import { sumLira } from '@ayna/domain/money';

/** Banknotes in use, largest first. */
export const banknoteValues = [200, 100, 50, 20, 10, 5] as const;
export type Banknote = (typeof banknoteValues)[number];
type BanknoteField = `n${Banknote}`;

export const tillKinds: readonly TillKind[] = ['cash', 'card', 'transfer'];

/** What stands in the fields; an empty field counts as none. */
export type CountValues = { readonly [Field in BanknoteField]: number | null } & {
  readonly coins: number | null;
  readonly card: number | null;
  readonly transfer: number | null;
  readonly opening: number | null;
  /** Null while the person has not decided: then what was left yesterday stays. */
  readonly kept: number | null;
  readonly reason: DifferenceReason | null;
  readonly note: string;
};

export const emptyCount: CountValues = {
  n200: null,
  n100: null,
  n50: null,
  n20: null,
  n10: null,
  n5: null,
  coins: null,
  card: null,
  transfer: null,
  opening: null,
  kept: null,
  reason: null,
  note: '',
};

export const toBanknotes = ({ n200, n100, n50, n20, n10, n5, coins }: CountValues): Banknotes => ({
  n200: n200 ?? 0,
  n100: n100 ?? 0,
  n50: n50 ?? 0,
  n20: n20 ?? 0,
  n10: n10 ?? 0,
  n5: n5 ?? 0,
  coins: coins ?? 0,
});

export const cashOf = (values: CountValues): number => {
  const notes = toBanknotes(values);
  return sumLira([...banknoteValues.map((value) => value * notes[`n${value}`]), notes.coins]);
};

export const countedOf = (values: CountValues): ByKind => ({
  cash: cashOf(values),
  card: values.card ?? 0,
  transfer: values.transfer ?? 0,
});

export const differenceOf = (counted: ByKind, books: ByKind): ByKind => ({
  cash: sumLira([counted.cash, -books.cash]),
  card: sumLira([counted.card, -books.card]),
  transfer: sumLira([counted.transfer, -books.transfer]),
});

export const totalOf = ({ cash, card, transfer }: ByKind): number => sumLira([cash, card, transfer]);

export const hasDifference = (difference: ByKind): boolean =>
  tillKinds.some((kind) => difference[kind] !== 0);

/** The first opening is entered, so that the books' cash grows by it; later ones are part of the books already. */
export const withOpening = (books: ByKind, opening: number): ByKind => ({
  ...books,
  cash: sumLira([books.cash, opening]),
});

/** What stays in the till: as chosen, else what was left last time, and never more than there is. */
export const keptOf = ({ kept }: CountValues, opening: number, cash: number): number =>
  Math.min(kept ?? opening, cash);

/** How long a bar is beside the longest one, from 0 to 1. */
export const shareOf = (amount: number, longest: number): number =>
  longest > 0 ? Math.max(0, Math.min(1, amount / longest)) : 0;
