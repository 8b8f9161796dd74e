import { addAmounts } from './stock.ts';

type Line = { readonly productCode: string; readonly quantity: number };

/** How much of each product, wherever it stands twice. */
export const sumLines = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const quantities = new Map<string, number>();
  for (const { productCode, quantity } of lines)
    quantities.set(productCode, addAmounts(quantities.get(productCode) ?? 0, quantity));
  return quantities;
};
