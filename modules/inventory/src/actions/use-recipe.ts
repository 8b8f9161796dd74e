import type { appointmentCompleted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { authorOf, noteOf } from '../rules/recipes.ts';
import { negate } from '../rules/stock.ts';
import { lockProducts } from '../store/products.ts';
import { readServiceRecipe, saveCompletion } from '../store/recipes.ts';
import { recordMove } from './shared/record-move.ts';

/**
 * Takes off what the service uses. The work is done already, so a shelf that has too little goes below zero instead of
 * refusing. Removed products are not touched.
 */
export const useRecipe = (
  ctx: SalonEventCtx,
  appointment: DataOf<typeof appointmentCompleted>,
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await saveCompletion(tx, { ...appointment, completed: true }))) return;
    const recipe = await readServiceRecipe(tx, appointment.serviceCode);
    if (recipe.length === 0) return;
    const quantities = new Map(recipe.map(({ productCode, quantity }) => [productCode, quantity]));
    const recording = { by: authorOf(appointment), now: Date.parse(ctx.event.at) };
    for (const product of await lockProducts(tx, [...quantities.keys()])) {
      if (product.gone) continue;
      const use = {
        kind: 'Use' as const,
        quantity: negate(quantities.get(product.code) ?? 0),
        note: noteOf(appointment),
        appointmentCode: appointment.code,
        mayGoBelowZero: true,
      };
      await recordMove(tx, product, use, recording);
    }
  });
