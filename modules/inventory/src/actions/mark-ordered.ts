import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory } from '@ayna/contracts/inventory';
import { inventoryChanged } from '@ayna/contracts/inventory.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toChangedEvent } from '../rules/records.ts';
import { removeOrders, saveOrders } from '../store/orders.ts';
import { lockProducts } from '../store/products.ts';

/** All or none. The locks of the products make a purchase that is entered meanwhile come before or after. */
export const markOrdered = (ctx: MemberCtx, { body }: InputOf<typeof inventory.routes.markOrdered>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const products = await lockProducts(
      tx,
      body.lines.map(({ productCode }) => productCode),
    );
    const present = products.filter(({ gone }) => !gone);
    if (present.length < body.lines.length) throw new Refusal('unknown-product');
    const ordered = body.lines.flatMap(({ productCode, quantity }) =>
      quantity === null ? [] : [{ productCode, quantity }],
    );
    const takenBack = body.lines.flatMap(({ productCode, quantity }) =>
      quantity === null ? [productCode] : [],
    );
    await removeOrders(tx, takenBack);
    await saveOrders(tx, ordered, new Date(ctx.now()));
    // The same versions: the fields of their forms are unchanged. Open screens read the orders again.
    for (const product of present) tx.emit(inventoryChanged, toChangedEvent(product));
    return {};
  });
