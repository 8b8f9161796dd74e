import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readProduct } from '../store/products.ts';
import { viewProduct } from './shared/view-products.ts';

export const showProduct = (ctx: MemberCtx, { params }: InputOf<typeof inventory.routes.byCode>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const product = await readProduct(tx, params.code);
    if (!product || product.gone) throw new Refusal('not-found');
    return viewProduct(ctx, tx, product);
  });
