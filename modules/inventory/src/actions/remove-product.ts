import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory } from '@ayna/contracts/inventory';
import { inventoryChanged } from '@ayna/contracts/inventory.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toChangedEvent } from '../rules/records.ts';
import { lockProducts, saveProduct } from '../store/products.ts';

/** A repeated request, as after a lost response, changes nothing. */
export const removeProduct = (ctx: MemberCtx, { params }: InputOf<typeof inventory.routes.remove>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [current] = await lockProducts(tx, [params.code]);
    if (!current) throw new Refusal('not-found');
    if (!current.gone)
      tx.emit(inventoryChanged, toChangedEvent(await saveProduct(tx, { ...current, gone: true })));
    return {};
  });
