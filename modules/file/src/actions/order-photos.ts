import type { InputOf } from '@ayna/contracts/core/contract';
import type { file } from '@ayna/contracts/file';
import { fileStored } from '@ayna/contracts/file.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { inOrder } from '../rules/order.ts';
import { told } from '../rules/told.ts';
import { listPhotos, lockPhotos, placePhotos } from '../store/photos.ts';

/** A code that is none of the salon's moves nothing. */
export const orderPhotos = (ctx: MemberCtx, { body }: InputOf<typeof file.routes.orderPhotos>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const present = (await lockPhotos(tx)).map(({ code }) => code);
    const [moved] = await placePhotos(tx, inOrder(present, body.codes));
    // Nobody keeps the order but us: one word is enough for the screens to read it again.
    if (moved) await tx.emit(fileStored, told(moved));
    return listPhotos(tx);
  });
