type Prices = { readonly monthlyPrice: number; readonly yearlyPrice: number };

export type Saving =
  | { readonly kind: 'months'; readonly count: number }
  | { readonly kind: 'percent'; readonly count: number };

/** What a year costs less than twelve months: whole months if it is so, else a percentage, never rounded up. */
export const savingOf = ({ monthlyPrice, yearlyPrice }: Prices): Saving | null => {
  const year = monthlyPrice * 12;
  if (monthlyPrice <= 0 || yearlyPrice >= year) return null;
  const months = (year - yearlyPrice) / monthlyPrice;
  if (Number.isInteger(months)) return { kind: 'months', count: months };
  const percent = Math.floor(((year - yearlyPrice) / year) * 100);
  return percent < 1 ? null : { kind: 'percent', count: percent };
};

/** The saving that every package gives; null where they differ, so that no badge promises too much. */
export const commonSaving = (packages: readonly Prices[]): Saving | null => {
  const [first, ...others] = packages.map(savingOf);
  const isCommon = others.every((saving) => saving?.kind === first?.kind && saving?.count === first?.count);
  return first && isCommon ? first : null;
};
