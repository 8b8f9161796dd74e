import type { InputOf } from '@ayna/contracts/core/contract';
import type { file } from '@ayna/contracts/file';
import { fileStored } from '@ayna/contracts/file.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toFileStored } from '../rules/file-stored.ts';
import { applyOrder } from '../rules/photo-order.ts';
import { listPhotos, lockPhotos, savePhotoOrder } from '../store/photos.ts';

/** Ignores codes that are not photos of this salon. */
export const orderPhotos = (ctx: MemberCtx, { body }: InputOf<typeof file.routes.orderPhotos>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = (await lockPhotos(tx)).map(({ code }) => code);
    const [moved] = await savePhotoOrder(tx, applyOrder(current, body.codes));
    // No other module copies the order, so one event is enough to make the screens read it again.
    if (moved) tx.emit(fileStored, toFileStored(moved));
    return listPhotos(tx);
  });
