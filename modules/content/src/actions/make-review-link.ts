import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lastReviewDay } from '../rules/reviews.ts';
import { findReviewOfVisit } from '../store/reviews.ts';
import { replaceToken } from '../store/visits.ts';
import { reviewableVisit } from './shared/reviewable-visit.ts';

export const makeReviewLink = (
  ctx: MemberCtx,
  { params: { appointmentCode } }: InputOf<typeof content.routes.makeReviewLink>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const visit = await reviewableVisit(ctx, tx, appointmentCode);
    const review = await findReviewOfVisit(tx, appointmentCode);
    return {
      token: await replaceToken(tx, appointmentCode),
      expiresOn: lastReviewDay(visit.endsAt),
      reviewed: review !== undefined,
    };
  });
