import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory } from '@ayna/contracts/inventory';
import { inventoryChanged } from '@ayna/contracts/inventory.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toChangedEvent } from '../rules/records.ts';
import { lockProductList, lockProducts, saveProduct } from '../store/products.ts';
import { refuseTakenBarcode, refuseTooMany } from './shared/check-product-list.ts';
import { viewProduct } from './shared/view-products.ts';

/** Needs no package: it undoes a removal and creates nothing. */
export const restoreProduct = (ctx: MemberCtx, { params }: InputOf<typeof inventory.routes.restore>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockProductList(tx);
    const [current] = await lockProducts(tx, [params.code]);
    if (!current) throw new Refusal('not-found');
    if (!current.gone) return viewProduct(ctx, tx, current);
    await refuseTooMany(tx);
    await refuseTakenBarcode(tx, current);
    const saved = await saveProduct(tx, { ...current, gone: false });
    tx.emit(inventoryChanged, toChangedEvent(saved));
    return viewProduct(ctx, tx, saved);
  });
