import type { content } from '@ayna/contracts/content';
import { reviewChanged } from '@ayna/contracts/content.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import { changeReview, findReviewOfVisit, insertReview } from '../store/reviews.ts';
import { openVisit, salonOfLink, showVisit } from './shared/review-link.ts';

/** A visit has one review. While its link lives, the customer may change it; what it said before is kept. */
export const saveReview = async (
  ctx: Ctx,
  { params: { token }, body }: InputOf<typeof content.routes.saveReview>,
) => {
  const { key, card } = await salonOfLink(ctx, token);
  return ctx.db.forSalon(key, async (tx) => {
    const visit = await openVisit(ctx, tx, token);
    const { appointmentCode } = visit;
    const review = await findReviewOfVisit(tx, appointmentCode);
    if (review?.decision === 'hidden') throw new Refusal('review-hidden');
    const now = ctx.now();
    if (!review) {
      const code = newCode();
      await insertReview(tx, { code, appointmentCode, ...body, now });
      tx.emit(reviewChanged, { code, version: 1 });
    } else if (review.stars !== body.stars || review.text !== body.text) {
      const version = await changeReview(tx, review.code, { ...body, now });
      tx.emit(reviewChanged, { code: review.code, version });
    }
    return showVisit(tx, visit, card);
  });
};
