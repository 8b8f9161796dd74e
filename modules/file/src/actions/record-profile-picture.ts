import type { profileChanged } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { EventCtx } from '@ayna/kernel/ctx';
import { parsePictureCode } from '../rules/picture-code.ts';
import { markPictureShown } from '../store/profile-pictures.ts';

/** Keeps the picture that the profile shows and marks the person's other pictures for deletion. */
export const recordProfilePicture = (ctx: EventCtx, { code, imageUrl }: DataOf<typeof profileChanged>) =>
  ctx.db.acrossSalons('profile pictures belong to no salon', (tx) =>
    markPictureShown(tx, { person: code, code: parsePictureCode(imageUrl), at: new Date(ctx.event.at) }),
  );
