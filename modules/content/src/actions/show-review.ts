import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import { openVisit, salonOfLink, showVisit } from './shared/review-link.ts';

export const showReview = async (
  ctx: Ctx,
  { params: { token } }: InputOf<typeof content.routes.reviewByLink>,
) => {
  const { key, card } = await salonOfLink(ctx, token);
  return ctx.db.forSalon(key, async (tx) => showVisit(tx, await openVisit(ctx, tx, token), card));
};
