import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory, NewMove } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { type ProductRecord, toMove } from '../rules/records.ts';
import { addAmounts, negate } from '../rules/stock.ts';
import { removeOrders } from '../store/orders.ts';
import { lockProducts } from '../store/products.ts';
import { readSellBelowZero } from '../store/settings.ts';
import { readCreatingAuthor } from './shared/creating-author.ts';
import { recordMove } from './shared/record-move.ts';

const quantityOf = (move: NewMove, { stock }: ProductRecord): number => {
  if (move.kind === 'Purchase') return move.quantity;
  if (move.kind !== 'Count') return negate(move.quantity);
  // Somebody sold or bought while the shelf was counted: nobody knows whether that was before or after.
  if (move.expected !== stock) throw new Refusal('stock-changed', { details: { stock } });
  return addAmounts(move.counted, negate(stock));
};

export const moveStock = async (ctx: MemberCtx, { params, body }: InputOf<typeof inventory.routes.move>) => {
  const by = await readCreatingAuthor(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const [product] = await lockProducts(tx, [params.code]);
    if (!product || product.gone) throw new Refusal('not-found');
    const { kind, note } = body;
    const quantity = quantityOf(body, product);
    const mayGoBelowZero = kind === 'Count' || (kind === 'Use' && (await readSellBelowZero(tx)));
    const purchase = kind === 'Purchase' && {
      unitCost: body.unitCost,
      supplier: body.supplier,
      bill: body.bill,
    };
    if (purchase) await removeOrders(tx, [product.code]);
    const move = { kind, note, quantity, mayGoBelowZero, ...purchase };
    return toMove(await recordMove(tx, product, move, { by, now: ctx.now() }), ctx);
  });
};
