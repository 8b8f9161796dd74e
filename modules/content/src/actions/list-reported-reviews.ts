import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { toSalonReview } from '../rules/review-view.ts';
import { listReported } from '../store/review-lists.ts';
import { reviewTexts } from '../texts.ts';

const PAGE_SIZE = 10;

export const listReportedReviews = async (
  ctx: PersonCtx,
  { params: { page }, query: { state } }: InputOf<typeof content.routes.reportedReviews>,
) => {
  const { rows, totalCount, openCount } = await ctx.db.acrossSalons('list reported reviews', (tx) =>
    listReported(tx, { page, pageSize: PAGE_SIZE, state }),
  );
  const items = rows.map((row) => ({ ...toSalonReview(row, reviewTexts.nobody), salonCode: row.salonCode }));
  return { items, totalCount, pageCount: Math.ceil(totalCount / PAGE_SIZE), openCount };
};
