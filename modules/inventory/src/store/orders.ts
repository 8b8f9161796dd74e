import type { SalonTx } from '@ayna/kernel/db/tx';
import type { OrderRecord } from '../rules/orders.ts';
import { productColumns, toProductRecord } from './rows.ts';
import { db } from './tables.ts';

type OrderLine = { readonly productCode: string; readonly quantity: number };

/** Orders of products that are not removed. */
export const readOrders = async (tx: SalonTx): Promise<OrderRecord[]> => {
  const rows = await db(tx)
    .selectFrom('inventory.orders as placed')
    .innerJoin('inventory.products as product', (join) =>
      join
        .onRef('product.salon_code', '=', 'placed.salon_code')
        .onRef('product.code', '=', 'placed.product_code'),
    )
    .select(productColumns)
    .select(['placed.quantity', 'placed.ordered_at'])
    .where('placed.salon_code', '=', tx.salon)
    .where('product.gone_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    product: toProductRecord(row),
    quantity: Number(row.quantity),
    orderedAt: row.ordered_at.toISOString(),
  }));
};

/** Ordered again, a product has the new amount and date. */
export const saveOrders = async (
  tx: SalonTx,
  lines: readonly OrderLine[],
  orderedAt: Date,
): Promise<void> => {
  if (lines.length === 0) return;
  await db(tx)
    .insertInto('inventory.orders')
    .values(
      lines.map(({ productCode, quantity }) => ({
        salon_code: tx.salon,
        product_code: productCode,
        quantity: String(quantity),
        ordered_at: orderedAt,
      })),
    )
    .onConflict((on) =>
      on.columns(['salon_code', 'product_code']).doUpdateSet((row) => ({
        quantity: row.ref('excluded.quantity'),
        ordered_at: row.ref('excluded.ordered_at'),
      })),
    )
    .execute();
};

export const removeOrders = async (tx: SalonTx, productCodes: readonly string[]): Promise<void> => {
  if (productCodes.length === 0) return;
  await db(tx)
    .deleteFrom('inventory.orders')
    .where('salon_code', '=', tx.salon)
    .where('product_code', 'in', productCodes)
    .execute();
};
