import type { ResponseOf } from '@ayna/contracts/core/contract';
import { productCategories } from '@ayna/contracts/core/products';
import type { inventory } from '@ayna/contracts/inventory';
import type { ProductRecord } from './records.ts';
import { roundToKurus } from './stock.ts';

type CountSheet = ResponseOf<typeof inventory.routes.countSheet>;

/** 7.2 stands before 7.10. */
const inTurkish = new Intl.Collator('tr', { numeric: true });
const rankOf = ({ category }: Pick<ProductRecord, 'category'>): number => productCategories.indexOf(category);

/** In the order of the shelves: one category after the other, by name. */
export const toCountSheet = (products: readonly ProductRecord[]): CountSheet =>
  products
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        inTurkish.compare(one.name, other.name) ||
        one.code.localeCompare(other.code),
    )
    .map(({ code, name, category, unit, barcode, stock, cost }) => ({
      code,
      name,
      category,
      unit,
      barcode,
      stock,
      cost: roundToKurus(cost),
    }));
