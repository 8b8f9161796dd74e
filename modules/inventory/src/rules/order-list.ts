import type { ResponseOf } from '@ayna/contracts/core/contract';
import type { inventory } from '@ayna/contracts/inventory';
import { sumLira } from '@ayna/domain/money';
import type { ProductRecord } from './records.ts';
import { daysLeftOf, roundToKurus, stockStatusOf, totalOf, USE_DAYS } from './stock.ts';

type OrderList = ResponseOf<typeof inventory.routes.orderList>;
type Proposal = OrderList[number]['items'][number];

type UsedProduct = {
  readonly product: Pick<
    ProductRecord,
    'code' | 'name' | 'unit' | 'stock' | 'criticalLevel' | 'cost' | 'supplier'
  >;
  /** What was sold and used in the last 30 days. */
  readonly used: number;
};

/** Enough to be at the critical level when the days are over; null if nothing is needed. */
const propose = ({ product, used }: UsedProduct, days: number): Proposal | null => {
  const { code: productCode, name, unit, stock, criticalLevel, cost } = product;
  const stockStatus = stockStatusOf(product);
  const daysLeft = daysLeftOf(stock, used);
  if (stockStatus === 'enough' && (daysLeft === null || daysLeft >= days)) return null;
  const missing = criticalLevel + (used * days) / USE_DAYS - stock;
  // Suppliers sell whole bottles. The small number keeps 3.0000000000000004 from becoming 4.
  const quantity = Math.max(1, Math.ceil(missing - 1e-6));
  const unitCost = roundToKurus(cost);
  return { productCode, name, unit, stock, criticalLevel, stockStatus, daysLeft, quantity, unitCost };
};

const daysOf = ({ daysLeft }: Proposal): number => daysLeft ?? Number.POSITIVE_INFINITY;
const inTurkish = new Intl.Collator('tr');

/** What runs out first comes first; suppliers by name, products without one last. */
export const orderListOf = (products: readonly UsedProduct[], days: number): OrderList => {
  const bySupplier = new Map<string, Proposal[]>();
  for (const one of products) {
    const proposal = propose(one, days);
    if (!proposal) continue;
    const { supplier } = one.product;
    bySupplier.set(supplier, [...(bySupplier.get(supplier) ?? []), proposal]);
  }
  return [...bySupplier]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === '') || inTurkish.compare(one, other))
    .map(([supplier, items]) => ({
      supplier,
      total: sumLira(items.map(({ unitCost, quantity }) => totalOf(unitCost, quantity))),
      items: items.toSorted(
        (one, other) => daysOf(one) - daysOf(other) || inTurkish.compare(one.name, other.name),
      ),
    }));
};
