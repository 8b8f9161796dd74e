import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { file, Photo } from '@ayna/contracts/file';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { toPhoto } from '../store/photos.ts';
import { isRestorable, unmarkRemoved } from '../store/removed-photos.ts';
import { type PhotoCtx, savePhoto, withSpending } from './shared/photo-spending.ts';

/** Spends under a new key, because a released key can't be spent again. */
export const restorePhoto = async (
  ctx: PhotoCtx,
  { params }: InputOf<typeof file.routes.restorePhoto>,
): Promise<Photo> => {
  const { code } = params;
  if (!(await ctx.db.forSalon(ctx.salon, (tx) => isRestorable(tx, code)))) throw new Refusal('not-found');
  const key = newCode();
  const write = (tx: SalonTx) => unmarkRemoved(tx, code, key);
  return withSpending(ctx, key, () => savePhoto(ctx, ctx.db, { key, write, toResponse: toPhoto }));
};
