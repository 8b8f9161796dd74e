import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory } from '@ayna/contracts/inventory';
import { inventoryChanged } from '@ayna/contracts/inventory.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toChangedEvent } from '../rules/records.ts';
import { lockProducts } from '../store/products.ts';
import { readPresentServices, readProductRecipes, saveProductRecipes } from '../store/recipes.ts';

/** Two persons who save at once do so one after the other, by the lock of the product: the last one's list stands. */
export const changeRecipe = (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof inventory.routes.changeRecipe>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [product] = await lockProducts(tx, [params.code]);
    if (!product || product.gone) throw new Refusal('not-found');
    const present = await readPresentServices(
      tx,
      body.lines.map(({ serviceCode }) => serviceCode),
    );
    if (present.size < body.lines.length) throw new Refusal('recipe-service-unknown');
    await saveProductRecipes(tx, product.code, body.lines);
    // The same version: the fields of its form are unchanged. Open screens read the recipe again.
    tx.emit(inventoryChanged, toChangedEvent(product));
    return readProductRecipes(tx, product.code);
  });
