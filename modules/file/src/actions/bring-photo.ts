import type { InputOf } from '@ayna/contracts/core/contract';
import { pictureAt } from '@ayna/contracts/core/pictures';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Album, file, Photo, Picture } from '@ayna/contracts/file';
import { fileStored } from '@ayna/contracts/file.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { Reaching, Uploading } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { told } from '../rules/told.ts';
import { bringBack, isGone } from '../store/gone-photos.ts';
import { insertPhoto, type PhotoRow, photoOf } from '../store/photos.ts';
import { closeSpending, dropSpending, openSpending, settleSpending } from '../store/spendings.ts';

type BringCtx = MemberCtx & Reaching<Outside>;

const placeOf = ({ salon }: BringCtx, key: string) => ({
  body: { salonCode: salon, kind: 'photos' as const, amount: 1, key },
});

const spend = async (ctx: BringCtx, key: string): Promise<void> => {
  const { allowed } = await ctx.call(subscription.routes.spend, placeOf(ctx, key));
  if (allowed) return;
  const may = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  throw new Refusal(may.allowed ? 'quota-full' : 'package-needed');
};

/** What can't be given back now is by the schedule. */
const giveBack = async (ctx: BringCtx, key: string): Promise<void> => {
  const dropped = await ctx.db.forSalon(ctx.salon, (tx) => dropSpending(tx, key, ctx.now()));
  if (!dropped) return;
  await ctx.call(subscription.routes.giveBack, placeOf(ctx, key));
  await ctx.outside.removePicture(key);
  await ctx.db.forSalon(ctx.salon, (tx) => closeSpending(tx, key));
};

/**
 * A place in the quota is spent before anything is stored, and written down before it is spent: what a process
 * that dies leaves behind is known by that. `work` brings the photo; if it can't, the place is given back.
 */
const inPlace = async <T>(ctx: BringCtx, key: string, work: () => Promise<T>): Promise<T> => {
  await ctx.db.forSalon(ctx.salon, (tx) => openSpending(tx, key, ctx.now()));
  try {
    await spend(ctx, key);
    return await work();
  } catch (error) {
    await giveBack(ctx, key).catch((failed: unknown) =>
      ctx.log.warn({ err: failed, requestId: ctx.requestId }, 'a place is to be given back later'),
    );
    throw error;
  }
};

/** The row and the end of its spending in one transaction: no photo without a place, no place without a photo. */
const stand = async (ctx: BringCtx, key: string, bring: (tx: SalonTx) => Promise<PhotoRow | null>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await settleSpending(tx, key))) throw new Refusal('unavailable');
    const row = await bring(tx);
    if (!row) throw new Refusal('not-found');
    await tx.emit(fileStored, told(row));
    return row;
  });

const add = async (ctx: BringCtx & Uploading, purpose: PhotoRow['purpose'], album: Album | null) => {
  const upload = await ctx.upload();
  await ctx.outside.demandPicture(upload);
  const code = newCode();
  return inPlace(ctx, code, async () => {
    const { width, height } = await ctx.outside.keepPicture(code, upload);
    const photo = { code, purpose, album, width, height, quotaKey: code, now: ctx.now() };
    return stand(ctx, code, (tx) => insertPhoto(tx, photo));
  });
};

export const addPhoto = async (
  ctx: BringCtx & Uploading,
  { query }: InputOf<typeof file.routes.addPhoto>,
): Promise<Photo> => photoOf(await add(ctx, 'content', query.album));

export const addAnnouncementPicture = async (ctx: BringCtx & Uploading): Promise<Picture> => {
  const { code, width, height } = await add(ctx, 'announcement', null);
  return { code, imageUrl: pictureAt(code, 'medium'), width, height };
};

/** A key that was given back is used up, so a photo that comes back has a new one. */
export const restorePhoto = async (
  ctx: BringCtx,
  { params }: InputOf<typeof file.routes.restorePhoto>,
): Promise<Photo> => {
  const { code } = params;
  if (!(await ctx.db.forSalon(ctx.salon, (tx) => isGone(tx, code)))) throw new Refusal('not-found');
  const key = newCode();
  const row = await inPlace(ctx, key, () => stand(ctx, key, (tx) => bringBack(tx, code, key)));
  return photoOf(row);
};
