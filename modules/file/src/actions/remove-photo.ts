import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { file } from '@ayna/contracts/file';
import { fileStored } from '@ayna/contracts/file.events';
import { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { told } from '../rules/told.ts';
import { markGone } from '../store/gone-photos.ts';
import { closeSpending, reopenDropped } from '../store/spendings.ts';

const giveBack = async (ctx: MemberCtx, key: string): Promise<void> => {
  const body = { salonCode: ctx.salon, kind: 'photos' as const, amount: 1, key };
  await ctx.call(subscription.routes.giveBack, { body });
  await ctx.db.forSalon(ctx.salon, (tx) => closeSpending(tx, key));
};

/** Its bytes stay for a day, so that it can be brought back. */
export const removePhoto = async (ctx: MemberCtx, { params }: InputOf<typeof file.routes.removePhoto>) => {
  const key = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const gone = await markGone(tx, params.code, ctx.now());
    if (!gone) throw new Refusal('not-found');
    if (gone.quotaKey) await reopenDropped(tx, gone.quotaKey, ctx.now());
    await tx.emit(fileStored, told(gone.row, true));
    return gone.quotaKey;
  });
  // It is gone, whether its place comes back now or by the schedule.
  if (key)
    await giveBack(ctx, key).catch((failed: unknown) =>
      ctx.log.warn({ err: failed, requestId: ctx.requestId }, 'a place is to be given back later'),
    );
  return {};
};
