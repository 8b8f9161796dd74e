import type { Ctx } from '@ayna/kernel/ctx';
import { wallNow } from '../rules/wall-now.ts';
import { daysAfter, momentAt } from '../rules/wall-time.ts';
import { pruneOccupancy } from '../store/prune.ts';

/** Yesterday and today stay, wherever on earth the salon is: what is completed today may be undone. */
export const pruneOld = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now();
  const before = momentAt(daysAfter(wallNow(now, 'UTC').slice(0, 10), -2), 0);
  const pruned = await ctx.db.acrossSalons('time that can no longer collide', (tx) =>
    pruneOccupancy(tx, before, now),
  );
  ctx.log.info({ pruned }, 'occupancy is pruned');
};
