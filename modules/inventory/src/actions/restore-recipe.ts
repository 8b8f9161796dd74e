import type { appointmentUndone } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { authorOf, unreturnedOf } from '../rules/recipes.ts';
import { returnableOf } from '../rules/records.ts';
import { readRecipeMoves } from '../store/moves.ts';
import { lockProducts } from '../store/products.ts';
import { saveCompletion } from '../store/recipes.ts';
import { returnMove } from './shared/return-move.ts';

/** Gives back what the completion took. Undoing any other status changes no stock. */
export const restoreRecipe = async (
  ctx: SalonEventCtx,
  appointment: DataOf<typeof appointmentUndone>,
): Promise<void> => {
  if (appointment.was !== 'Completed') return;
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await saveCompletion(tx, { ...appointment, completed: false }))) return;
    const taken = await readRecipeMoves(tx, appointment.code);
    if (taken.length === 0) return;
    const products = await lockProducts(tx, [...new Set(taken.map(({ productCode }) => productCode))]);
    const recording = { by: authorOf(appointment), now: Date.parse(ctx.event.at) };
    // Read again under the products' locks: somebody may have taken one of them back by hand.
    const moves = unreturnedOf(await readRecipeMoves(tx, appointment.code));
    // One move of each product at most: a completion takes only after the one before was undone.
    for (const product of products) {
      const move = moves.find(({ productCode }) => productCode === product.code);
      if (move)
        await returnMove(tx, product, { move, quantity: returnableOf(move), note: move.note }, recording);
    }
  });
};
