import { addDays, momentAt } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { Ctx } from '@ayna/kernel/ctx';
import { LINK_DAYS } from '../rules/link-life.ts';
import { pruneManageLinks } from '../store/manage-links.ts';
import { pruneMisses } from '../store/misses.ts';
import { pruneOccupancy } from '../store/prune.ts';
import { pruneWaiting } from '../store/waiting-list.ts';

/** Yesterday and today stay, wherever on earth the salon is: what is completed today may be undone. */
export const pruneOld = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now();
  const before = momentAt(addDays(wallNow(now, 'UTC').slice(0, 10), -2), 0);
  const pruned = await ctx.db.acrossSalons('time that can no longer collide', (tx) =>
    pruneOccupancy(tx, before, now),
  );
  ctx.log.info({ pruned }, 'occupancy is pruned');
  const linksBefore = momentAt(addDays(wallNow(now, 'UTC').slice(0, 10), -LINK_DAYS - 2), 0);
  const links = await ctx.db.acrossSalons('links of visits that are long over', (tx) =>
    pruneManageLinks(tx, linksBefore),
  );
  ctx.log.info({ links }, 'manage links are pruned');
  await ctx.db.acrossSalons('waiting for days that are over', (tx) => pruneWaiting(tx, before.slice(0, 10)));
  // Two years, so that a year is compared with the one before.
  await ctx.db.acrossSalons('searches of more than two years ago', (tx) =>
    pruneMisses(tx, addDays(before.slice(0, 10), -731)),
  );
};
