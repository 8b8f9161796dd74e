import type { ReviewedVisit } from '@ayna/contracts/content';
import { Refusal } from '@ayna/contracts/core/refusal';
import { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { isReviewable, lastReviewDay, toReviewName } from '../../rules/reviews.ts';
import { salonDate } from '../../rules/salon-date.ts';
import { findReviewOfVisit } from '../../store/reviews.ts';
import { findSalonByToken, lockVisitByToken, type Visit } from '../../store/visits.ts';
import { reviewTexts } from '../../texts.ts';

/** The salon behind a link. A token that never existed gets the same refusal as an expired one. */
export const salonOfLink = async (ctx: Ctx, token: string) => {
  const key = await ctx.db.acrossSalons('find the salon of a review link', (tx) =>
    findSalonByToken(tx, token),
  );
  if (!key) throw new Refusal('review-over');
  const { name, type, path, district } = await ctx.call(salon.routes.card, { params: { salonCode: key } });
  return { key, card: { name, type, path, district } };
};

/** The visit behind a link, locked, if it can still be reviewed. */
export const openVisit = async (ctx: Ctx, tx: SalonTx, token: string): Promise<Visit> => {
  const visit = await lockVisitByToken(tx, token);
  if (!visit || !isReviewable(visit.endsAt, salonDate(ctx.now()))) throw new Refusal('review-over');
  if (visit.undone) throw new Refusal('visit-undone');
  return visit;
};

export const showVisit = async (
  tx: SalonTx,
  visit: Visit,
  card: ReviewedVisit['salon'],
): Promise<ReviewedVisit> => {
  const review = await findReviewOfVisit(tx, visit.appointmentCode);
  return {
    salon: card,
    firstName: visit.firstName,
    name: toReviewName(visit, reviewTexts.nobody),
    serviceName: visit.serviceName,
    employeeName: visit.employeeName,
    startDate: visit.startsAt,
    endDate: visit.endsAt,
    expiresOn: lastReviewDay(visit.endsAt),
    review: review
      ? {
          stars: review.stars,
          text: review.text,
          answer: review.answer,
          hidden: review.decision === 'hidden',
        }
      : null,
  };
};
