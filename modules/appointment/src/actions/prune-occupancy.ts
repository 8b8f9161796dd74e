import { addDays, momentAt } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { Ctx } from '@ayna/kernel/ctx';
import { pruneOccupancy } from '../store/prune.ts';

/** Yesterday and today stay, wherever on earth the salon is: what is completed today may be undone. */
export const pruneOld = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now();
  const before = momentAt(addDays(wallNow(now, 'UTC').slice(0, 10), -2), 0);
  const pruned = await ctx.db.acrossSalons('time that can no longer collide', (tx) =>
    pruneOccupancy(tx, before, now),
  );
  ctx.log.info({ pruned }, 'occupancy is pruned');
};
