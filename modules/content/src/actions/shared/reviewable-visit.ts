import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { isReviewable } from '../../rules/reviews.ts';
import { salonDate } from '../../rules/salon-date.ts';
import { findVisit, type Visit } from '../../store/visits.ts';

/** A visit for which a link may be made. */
export const reviewableVisit = async (ctx: Ctx, tx: SalonTx, appointmentCode: string): Promise<Visit> => {
  const visit = await findVisit(tx, appointmentCode);
  if (!visit || visit.undone) throw new Refusal('not-found');
  if (!isReviewable(visit.endsAt, salonDate(ctx.now()))) throw new Refusal('visit-too-old');
  return visit;
};
