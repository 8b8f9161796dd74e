import { maxLira } from '@ayna/contracts/core/money';
import { applyPriceChange, type PriceChange } from '@ayna/domain/prices';

type PricedService = { readonly code: string; readonly price: number };

/** The new price of each service whose price changes, by code. Null if one of them would be too high. */
export const computeNewPrices = (
  services: readonly PricedService[],
  change: PriceChange,
): Map<string, number> | null => {
  const changed = services
    .map(({ code, price }) => ({ code, from: price, to: applyPriceChange(price, change) }))
    .filter(({ from, to }) => from !== to);
  if (changed.some(({ to }) => to > maxLira)) return null;
  return new Map(changed.map(({ code, to }) => [code, to]));
};
