import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory } from '@ayna/contracts/inventory';
import { inventoryChanged } from '@ayna/contracts/inventory.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toChangedEvent } from '../rules/records.ts';
import { roundToKurus } from '../rules/stock.ts';
import { lockProductList, lockProducts, saveProduct } from '../store/products.ts';
import { refuseTakenBarcode } from './shared/check-product-list.ts';
import { viewProduct } from './shared/view-products.ts';

/** It is refused if somebody else changed the product since the form was opened. */
export const changeProduct = (ctx: MemberCtx, { params, body }: InputOf<typeof inventory.routes.change>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockProductList(tx);
    const [current] = await lockProducts(tx, [params.code]);
    if (!current || current.gone) throw new Refusal('not-found');
    if (current.version !== body.version) throw new Refusal('conflict');
    await refuseTakenBarcode(tx, { code: current.code, barcode: body.barcode });
    // The form shows the average in kurus; an unchanged one keeps its precision.
    const cost = body.cost === roundToKurus(current.cost) ? current.cost : body.cost;
    const saved = await saveProduct(tx, { ...current, ...body, cost });
    tx.emit(inventoryChanged, toChangedEvent(saved));
    return viewProduct(ctx, tx, saved);
  });
