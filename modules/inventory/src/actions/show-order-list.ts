import type { InputOf } from '@ayna/contracts/core/contract';
import type { inventory } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { orderListOf } from '../rules/order-list.ts';
import { readAllProducts } from '../store/lists.ts';
import { readOrders } from '../store/orders.ts';
import { readRecentUse } from './shared/view-products.ts';

export const showOrderList = (ctx: MemberCtx, { query }: InputOf<typeof inventory.routes.orderList>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const products = await readAllProducts(tx);
    const ordered = new Set((await readOrders(tx)).map(({ product }) => product.code));
    const used = await readRecentUse(ctx, tx, products);
    return orderListOf(
      products
        .filter(({ code }) => !ordered.has(code))
        .map((product) => ({ product, used: used.get(product.code) ?? 0 })),
      query.days ?? 30,
    );
  });
