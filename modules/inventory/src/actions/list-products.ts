import type { InputOf } from '@ayna/contracts/core/contract';
import type { inventory } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readProductPage } from '../store/lists.ts';
import { viewProducts } from './shared/view-products.ts';

export const listProducts = (ctx: MemberCtx, { query }: InputOf<typeof inventory.routes.bySalon>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { s = '', category = null, show = null, page = 0, size = 20 } = query;
    const { items, totalCount } = await readProductPage(tx, { s, category, show, page, size });
    return {
      items: await viewProducts(ctx, tx, items),
      totalCount,
      pageCount: Math.ceil(totalCount / size),
    };
  });
