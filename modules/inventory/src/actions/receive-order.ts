import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory, StockMove } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toMove } from '../rules/records.ts';
import { roundToKurus } from '../rules/stock.ts';
import { readOrders, removeOrders } from '../store/orders.ts';
import { lockProducts } from '../store/products.ts';
import { readCreatingAuthor } from './shared/creating-author.ts';
import { recordMove } from './shared/record-move.ts';

/**
 * What was ordered has come: the purchase of every line at the product's present cost, which leaves the average as it
 * is. Of two persons who press at once the second is told, because the order is gone by then.
 */
export const receiveOrder = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof inventory.routes.receiveOrder>,
) => {
  const by = await readCreatingAuthor(ctx);
  const quantities = new Map(body.lines.map(({ productCode, quantity }) => [productCode, quantity]));
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const products = await lockProducts(tx, [...quantities.keys()]);
    const ordered = new Set((await readOrders(tx)).map(({ product }) => product.code));
    if (products.length < quantities.size || products.some(({ code }) => !ordered.has(code)))
      throw new Refusal('order-received');
    await removeOrders(tx, [...quantities.keys()]);
    const moves: StockMove[] = [];
    for (const product of products) {
      const { supplier, cost } = product;
      const purchase = {
        kind: 'Purchase' as const,
        unitCost: roundToKurus(cost),
        supplier,
        bill: '',
        note: '',
      };
      const quantity = quantities.get(product.code) ?? 0;
      moves.push(
        toMove(await recordMove(tx, product, { ...purchase, quantity }, { by, now: ctx.now() }), ctx),
      );
    }
    return moves;
  });
};
