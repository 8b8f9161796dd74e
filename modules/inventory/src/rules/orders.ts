import type { ResponseOf } from '@ayna/contracts/core/contract';
import type { inventory } from '@ayna/contracts/inventory';
import { sumLira } from '@ayna/domain/money';
import type { ProductRecord } from './records.ts';
import { roundToKurus, totalOf } from './stock.ts';

type PlacedOrders = ResponseOf<typeof inventory.routes.orders>;

export type OrderRecord = {
  readonly product: Pick<ProductRecord, 'code' | 'name' | 'unit' | 'cost' | 'supplier'>;
  readonly quantity: number;
  readonly orderedAt: string;
};

const inTurkish = new Intl.Collator('tr');

/** What was ordered from a supplier in one go is one order; the newest first, products by name. */
export const placedOrdersOf = (records: readonly OrderRecord[]): PlacedOrders => {
  const groups = Map.groupBy(records, ({ product, orderedAt }) =>
    JSON.stringify([orderedAt, product.supplier]),
  );
  return [...groups.values()]
    .map((group) => ({
      supplier: group[0]?.product.supplier ?? '',
      orderedAt: group[0]?.orderedAt ?? '',
      total: sumLira(group.map(({ product, quantity }) => totalOf(roundToKurus(product.cost), quantity))),
      items: group
        .map(({ product: { code: productCode, name, unit }, quantity }) => ({
          productCode,
          name,
          unit,
          quantity,
        }))
        .toSorted((one, other) => inTurkish.compare(one.name, other.name)),
    }))
    .toSorted(
      (one, other) =>
        other.orderedAt.localeCompare(one.orderedAt) || inTurkish.compare(one.supplier, other.supplier),
    );
};
