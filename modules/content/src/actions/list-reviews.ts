import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toSalonReview } from '../rules/review-view.ts';
import { toStarFigures } from '../rules/reviews.ts';
import { countStars, listSalonReviews } from '../store/review-lists.ts';
import { reviewTexts } from '../texts.ts';

const PAGE_SIZE = 20;

export const listReviews = (ctx: MemberCtx, { query }: InputOf<typeof content.routes.reviews>) =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const { page = 0, state } = query;
    const { rows, totalCount } = await listSalonReviews(tx, { page, pageSize: PAGE_SIZE, state });
    const starCounts = await countStars(tx);
    return {
      items: rows.map((row) => toSalonReview(row, reviewTexts.nobody)),
      totalCount,
      pageCount: Math.ceil(totalCount / PAGE_SIZE),
      ...toStarFigures(starCounts),
      starCounts,
    };
  });
