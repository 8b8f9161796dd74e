import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toMove } from '../rules/records.ts';
import { readMoves } from '../store/moves.ts';
import { readProduct } from '../store/products.ts';

const PAGE_SIZE = 30;

export const listMoves = (ctx: MemberCtx, { params, query }: InputOf<typeof inventory.routes.moves>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [product, moves] = await Promise.all([
      readProduct(tx, params.code),
      // One more than a page tells whether there is another.
      readMoves(tx, params.code, { before: query.before ?? null, limit: PAGE_SIZE + 1 }),
    ]);
    if (!product || product.gone) throw new Refusal('not-found');
    return {
      items: moves.slice(0, PAGE_SIZE).map((move) => toMove(move, ctx)),
      more: moves.length > PAGE_SIZE,
    };
  });
