import type { InputOf } from '@ayna/contracts/core/contract';
import type { inventory } from '@ayna/contracts/inventory';
import { inventoryChanged } from '@ayna/contracts/inventory.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toChangedEvent, toProduct } from '../rules/records.ts';
import { insertProduct, lockProductList } from '../store/products.ts';
import { refuseTakenBarcode, refuseTooMany } from './shared/check-product-list.ts';
import { readCreatingAuthor } from './shared/creating-author.ts';
import { recordMove } from './shared/record-move.ts';

/** What is on the shelf already is the product's first count, at the cost that the form says. */
export const addProduct = async (ctx: MemberCtx, { body }: InputOf<typeof inventory.routes.create>) => {
  const by = await readCreatingAuthor(ctx);
  const { salonCode: _, stock, ...form } = body;
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockProductList(tx);
    await refuseTooMany(tx);
    const code = newCode();
    await refuseTakenBarcode(tx, { code, barcode: form.barcode });
    const added = await insertProduct(tx, { ...form, code });
    tx.emit(inventoryChanged, toChangedEvent(added));
    if (stock > 0) await recordMove(tx, added, { kind: 'Count', quantity: stock }, { by, now: ctx.now() });
    return toProduct({ ...added, stock }, 0, ctx);
  });
};
