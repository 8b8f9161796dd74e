// violates: TS2339
import type { SalonCtx } from '@ayna/kernel/ctx';

export const readItems = (ctx: SalonCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => tx.selectFrom('shelf.items').selectAll().execute());
