import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory, StockMove } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toMove } from '../rules/records.ts';
import { sumLines } from '../rules/sale-lines.ts';
import { negate } from '../rules/stock.ts';
import { lockProducts } from '../store/products.ts';
import { readSellBelowZero } from '../store/settings.ts';
import { readCreatingAuthor } from './shared/creating-author.ts';
import { recordMove } from './shared/record-move.ts';

/** Sells all lines or none. Of two clients that sell the last piece, the one that locks its row first wins. */
export const sellProducts = async (ctx: MemberCtx, { body }: InputOf<typeof inventory.routes.sell>) => {
  const by = await readCreatingAuthor(ctx);
  const quantities = sumLines(body.lines);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const products = await lockProducts(tx, [...quantities.keys()]);
    if (products.length < quantities.size || products.some(({ gone }) => gone))
      throw new Refusal('unknown-product');
    const mayGoBelowZero = await readSellBelowZero(tx);
    const { note, appointmentCode, paymentKind } = body;
    const sold: StockMove[] = [];
    for (const product of products) {
      const quantity = negate(quantities.get(product.code) ?? 0);
      const sale = { kind: 'Sale' as const, quantity, unitPrice: product.price, note, appointmentCode };
      const move = await recordMove(
        tx,
        product,
        { ...sale, mayGoBelowZero, paymentKind },
        { by, now: ctx.now() },
      );
      sold.push(toMove(move, ctx));
    }
    return sold;
  });
};
