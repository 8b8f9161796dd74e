import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { inventory } from '@ayna/contracts/inventory';
import { hasRight } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type MoveRecord, type ProductRecord, returnableOf, toMove } from '../rules/records.ts';
import { readMove } from '../store/moves.ts';
import { lockProducts } from '../store/products.ts';
import { readAuthor } from './shared/creating-author.ts';
import { returnMove } from './shared/return-move.ts';

/** Read again under the product's lock: another return may have come first. */
const lockMove = async (tx: SalonTx, code: string): Promise<{ product: ProductRecord; move: MoveRecord }> => {
  const found = await readMove(tx, code);
  if (!found) throw new Refusal('not-found');
  const [product] = await lockProducts(tx, [found.productCode]);
  const move = await readMove(tx, code);
  if (!product || product.gone || !move) throw new Refusal('not-found');
  return { product, move };
};

export const takeBackMove = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof inventory.routes.takeBack>,
) => {
  const by = await readAuthor(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const { product, move } = await lockMove(tx, params.code);
    if (move.kind !== 'Sale' && !hasRight(ctx.groups, 'manage-inventory')) throw new Refusal('not-allowed');
    if (body.quantity > returnableOf(move)) throw new Refusal('nothing-to-return');
    const back = await returnMove(tx, product, { move, ...body }, { by, now: ctx.now() });
    return toMove(back, ctx);
  });
};
