import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { file } from '@ayna/contracts/file';
import { fileStored } from '@ayna/contracts/file.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toFileStored } from '../rules/file-stored.ts';
import { markRemoved } from '../store/removed-photos.ts';
import { insertDroppedSpending } from '../store/spendings.ts';
import { logReleaseFailure, releaseSpending } from './shared/photo-spending.ts';

/** Keeps the bytes for a day, so that the photo can be restored. */
export const removePhoto = async (ctx: MemberCtx, { params }: InputOf<typeof file.routes.removePhoto>) => {
  const key = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const removed = await markRemoved(tx, params.code, ctx.now());
    if (!removed) throw new Refusal('not-found');
    if (removed.quotaKey) await insertDroppedSpending(tx, removed.quotaKey, ctx.now());
    tx.emit(fileStored, toFileStored(removed.row, true));
    return removed.quotaKey;
  });
  // The photo is removed even if its quota is released later by the schedule.
  if (key) await releaseSpending(ctx, key).catch(logReleaseFailure(ctx, key));
  return {};
};
