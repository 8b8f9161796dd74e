import type { content } from '@ayna/contracts/content';
import { reviewChanged } from '@ayna/contracts/content.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toSalonReview } from '../rules/review-view.ts';
import { readSalonReview } from '../store/review-lists.ts';
import { updateReview } from '../store/reviews.ts';
import { reviewTexts } from '../texts.ts';

export const answerReview = (
  ctx: MemberCtx,
  { params: { code }, body: { answer } }: InputOf<typeof content.routes.answerReview>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const version = await updateReview(
      tx,
      code,
      answer === ''
        ? { answer: null, answered_at: null, answered_by: null }
        : { answer, answered_at: new Date(ctx.now()), answered_by: ctx.actor.code },
    );
    if (version === null) throw new Refusal('not-found');
    tx.emit(reviewChanged, { code, version });
    return toSalonReview(await readSalonReview(tx, code), reviewTexts.nobody);
  });
