import type { content } from '@ayna/contracts/content';
import { reviewChanged } from '@ayna/contracts/content.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toSalonReview } from '../rules/review-view.ts';
import { readSalonReview } from '../store/review-lists.ts';
import { lockReport, updateReview } from '../store/reviews.ts';
import { reviewTexts } from '../texts.ts';

/** Once, so that the staff decides once; a review that its customer changes can be reported again. */
export const reportReview = (
  ctx: MemberCtx,
  { params: { code }, body: { reason } }: InputOf<typeof content.routes.reportReview>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = await lockReport(tx, code);
    if (!current) throw new Refusal('not-found');
    if (current.reported) throw new Refusal('reported-already');
    const version = await updateReview(tx, code, {
      reported_at: new Date(ctx.now()),
      reported_by: ctx.actor.code,
      report_reason: reason,
    });
    if (version !== null) tx.emit(reviewChanged, { code, version });
    return toSalonReview(await readSalonReview(tx, code), reviewTexts.nobody);
  });
