import type { content } from '@ayna/contracts/content';
import { reviewChanged, reviewDecided } from '@ayna/contracts/content.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { findSalonOfReview, lockReport, updateReview } from '../store/reviews.ts';

/** Nobody but the staff removes a review from the page, and only a reported one. They may decide again. */
export const decideReview = async (
  ctx: PersonCtx,
  { body: { code, decision, reason } }: InputOf<typeof content.routes.decideReview>,
) => {
  const key = await ctx.db.acrossSalons('find the salon of a reported review', (tx) =>
    findSalonOfReview(tx, code),
  );
  if (!key) throw new Refusal('not-found');
  return ctx.db.forSalon(key, async (tx) => {
    const current = await lockReport(tx, code);
    // Its customer has changed it in the meantime.
    if (!current?.reported) throw new Refusal('not-found');
    if (current.decision === decision) return {};
    const byCode = ctx.actor.code;
    const decided = { decision, decided_at: new Date(ctx.now()), decided_by: byCode };
    const version = await updateReview(tx, code, decided);
    if (version !== null) tx.emit(reviewChanged, { code, version });
    const from = current.decision as typeof decision | null;
    tx.emit(reviewDecided, { code, byCode, from, to: decision, reason });
    return {};
  });
};
