import { sumLira } from '@ayna/domain/money';
import type { CountBody, CountItem } from '../../../data/inventory.ts';

/** What was found on the shelf, and what the books said at that moment. */
export type CountEntry = { readonly counted: number; readonly expected: number };

export type CountEntries = Readonly<Record<string, CountEntry>>;

const toThousandths = (amount: number): number => Math.round(amount * 1_000);

/** 0.1 + 0.2 is 0.3: amounts are added as whole thousandths. */
export const addAmounts = (one: number, other: number): number =>
  (toThousandths(one) + toThousandths(other)) / 1_000;

const differenceOf = ({ counted, expected }: CountEntry): number => addAmounts(counted, -expected);

/** In whole kurus, at the average cost. */
const valueOf = (difference: number, cost: number): number =>
  Math.round((Math.round(cost * 100) * toThousandths(difference)) / 1_000) / 100;

export type ItemState = 'uncounted' | 'same' | 'short' | 'over';

export const stateOf = (entry: CountEntry | undefined): ItemState => {
  if (!entry) return 'uncounted';
  const difference = differenceOf(entry);
  if (difference === 0) return 'same';
  return difference < 0 ? 'short' : 'over';
};

export type Difference = {
  readonly item: CountItem;
  readonly entry: CountEntry;
  /** Below zero for what is missing. */
  readonly difference: number;
  readonly value: number;
};

/** What is missing first, the dearest before the others. */
export const differencesOf = (items: readonly CountItem[], entries: CountEntries): readonly Difference[] =>
  items
    .flatMap((item): Difference[] => {
      const entry = entries[item.code];
      if (!entry) return [];
      const difference = differenceOf(entry);
      return difference === 0 ? [] : [{ item, entry, difference, value: valueOf(difference, item.cost) }];
    })
    .toSorted(
      (one, other) =>
        Number(one.difference > 0) - Number(other.difference > 0) ||
        Math.abs(other.value) - Math.abs(one.value),
    );

export type CountSummary = {
  readonly states: Readonly<Record<ItemState, number>>;
  readonly shortValue: number;
  readonly overValue: number;
  readonly effect: number;
  /** Products whose stock changed after they were counted. */
  readonly moved: number;
};

export const summarize = (items: readonly CountItem[], entries: CountEntries): CountSummary => {
  const states = { uncounted: 0, same: 0, short: 0, over: 0 };
  for (const { code } of items) states[stateOf(entries[code])] += 1;
  const values = differencesOf(items, entries).map(({ value }) => value);
  return {
    states,
    shortValue: sumLira(values.filter((value) => value < 0)),
    overValue: sumLira(values.filter((value) => value > 0)),
    effect: sumLira(values),
    moved: items.filter(({ code, stock }) => (entries[code]?.expected ?? stock) !== stock).length,
  };
};

/** The next product that is not counted, from the one after `code` on and around the shelf. */
export const nextUncounted = (
  items: readonly CountItem[],
  entries: CountEntries,
  code: string | null,
): CountItem | undefined => {
  const at = items.findIndex((item) => item.code === code);
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(
    (item) => !entries[item.code] && item.code !== code,
  );
};

/** Scanners read the same code with letters of either case. */
export const findByBarcode = (items: readonly CountItem[], barcode: string): CountItem | undefined => {
  const wanted = barcode.trim().toUpperCase();
  return wanted === '' ? undefined : items.find((item) => item.barcode.toUpperCase() === wanted);
};

/**
 * What is sent for a difference. What was sold or bought after the product was counted has changed shelf and books alike:
 * the difference stays as it was found.
 */
export const toCountBody = ({ item, difference }: Difference, note: string): CountBody => ({
  kind: 'Count',
  counted: Math.max(0, addAmounts(item.stock, difference)),
  expected: item.stock,
  note,
});

export type CategoryPart = {
  readonly category: CountItem['category'];
  readonly items: readonly CountItem[];
  readonly counted: number;
};

/** The shelves in the order of the walk. */
export const partsOf = (items: readonly CountItem[], entries: CountEntries): readonly CategoryPart[] => {
  const parts = new Map<CountItem['category'], CountItem[]>();
  for (const item of items) parts.set(item.category, [...(parts.get(item.category) ?? []), item]);
  return [...parts].map(([category, own]) => ({
    category,
    items: own,
    counted: own.filter(({ code }) => entries[code]).length,
  }));
};
