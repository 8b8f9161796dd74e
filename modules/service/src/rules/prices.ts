import { mostLira } from '@ayna/contracts/core/money';
import { changedPrice, type PriceChange } from '@ayna/contracts/core/prices';

type Priced = { readonly code: string; readonly price: number };

/** The new prices of those that change; what keeps its price is left alone. Null when one would be too high. */
export const repriced = (services: readonly Priced[], change: PriceChange): Map<string, number> | null => {
  const changed = services
    .map(({ code, price }) => ({ code, from: price, to: changedPrice(price, change) }))
    .filter(({ from, to }) => from !== to);
  if (changed.some(({ to }) => to > mostLira)) return null;
  return new Map(changed.map(({ code, to }) => [code, to]));
};
