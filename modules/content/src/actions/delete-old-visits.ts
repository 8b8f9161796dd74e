import { addDays } from '@ayna/domain/wall-clock';
import type { Ctx } from '@ayna/kernel/ctx';
import { REVIEW_DAYS } from '../rules/reviews.ts';
import { salonDate } from '../rules/salon-date.ts';
import { deleteUnreviewedBefore } from '../store/visits.ts';

/** A visit that can't be reviewed any more is of no use here; the appointment itself stays in its own module. */
export const deleteOldVisits = async (ctx: Ctx): Promise<void> => {
  const before = addDays(salonDate(ctx.now()), -REVIEW_DAYS);
  const deleted = await ctx.db.acrossSalons('delete visits that were not reviewed', (tx) =>
    deleteUnreviewedBefore(tx, before),
  );
  ctx.log.info({ deleted }, 'old visits deleted');
};
