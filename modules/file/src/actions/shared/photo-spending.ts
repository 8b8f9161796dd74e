import { Refusal } from '@ayna/contracts/core/refusal';
import { fileStored } from '@ayna/contracts/file.events';
import { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../../providers/providers.ts';
import { toFileStored } from '../../rules/file-stored.ts';
import type { PhotoRow } from '../../store/photos.ts';
import { deleteSpending, dropSpending, openSpending, settleSpending } from '../../store/spendings.ts';

export type PhotoCtx = MemberCtx & WithProviders<Providers>;

const spendingOf = ({ salon }: MemberCtx, key: string) => ({
  body: { salonCode: salon, kind: 'photos' as const, amount: 1, key },
});

const spend = async (ctx: PhotoCtx, key: string): Promise<void> => {
  const { allowed } = await ctx.call(subscription.routes.spend, spendingOf(ctx, key));
  if (allowed) return;
  const { allowed: hasPackage } = await ctx.call(subscription.routes.mayCreate, {
    params: { salonCode: ctx.salon },
  });
  throw new Refusal(hasPackage ? 'quota-full' : 'package-needed');
};

const undoSpending = async (ctx: PhotoCtx, key: string): Promise<void> => {
  const dropped = await ctx.db.forSalon(ctx.salon, (tx) => dropSpending(tx, key, ctx.now()));
  if (!dropped) return;
  await ctx.call(subscription.routes.release, spendingOf(ctx, key));
  await ctx.providers.removePicture(key);
  await ctx.db.forSalon(ctx.salon, (tx) => deleteSpending(tx, key));
};

/** Releases the quota of a removed photo. Its bytes stay. */
export const releaseSpending = async (ctx: MemberCtx, key: string): Promise<void> => {
  await ctx.call(subscription.routes.release, spendingOf(ctx, key));
  await ctx.db.forSalon(ctx.salon, (tx) => deleteSpending(tx, key));
};

/** The schedule `releaseUnusedSpendings` releases what could not be released now. */
export const logReleaseFailure = (ctx: MemberCtx, key: string) => (error: unknown) =>
  ctx.log.warn(
    { err: error, salon: ctx.salon, key, requestId: ctx.requestId },
    'photo quota not released, the schedule retries',
  );

/**
 * Records the spending, spends the quota, then runs `work`, which stores the photo. The record comes first, so
 * that the schedule finds what a process that died has spent. If `work` fails, the quota is released.
 */
export const withSpending = async <T>(ctx: PhotoCtx, key: string, work: () => Promise<T>): Promise<T> => {
  await ctx.db.forSalon(ctx.salon, (tx) => openSpending(tx, key, ctx.now()));
  try {
    await spend(ctx, key);
    return await work();
  } catch (error) {
    await undoSpending(ctx, key).catch(logReleaseFailure(ctx, key));
    throw error;
  }
};

type PhotoWrite<T> = {
  readonly key: string;
  readonly write: (tx: SalonTx) => Promise<PhotoRow | null>;
  readonly toResponse: (row: PhotoRow) => T;
};

/** Writes the row and settles its spending in one transaction: neither exists without the other. */
export const savePhoto = <T>(
  { salon }: PhotoCtx,
  db: PhotoCtx['db'],
  { key, write, toResponse }: PhotoWrite<T>,
): Promise<T> =>
  db.forSalon(salon, async (tx) => {
    if (!(await settleSpending(tx, key))) throw new Refusal('unavailable');
    const row = await write(tx);
    if (!row) throw new Refusal('not-found');
    tx.emit(fileStored, toFileStored(row));
    return toResponse(row);
  });
