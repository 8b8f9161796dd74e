import { pictureAt } from '@ayna/contracts/core/pictures';
import type { Picture } from '@ayna/contracts/file';
import { newCode } from '@ayna/kernel/codes';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { Reaching, Uploading } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { insertProfilePicture } from '../store/profile-pictures.ts';

/** It waits for the profile to show it: what the profile shows now stays until then. */
export const keepProfilePhoto = async (ctx: PersonCtx & Reaching<Outside> & Uploading): Promise<Picture> => {
  const upload = await ctx.upload();
  await ctx.outside.demandPicture(upload);
  const code = newCode();
  await ctx.db.acrossSalons('pictures of people belong to no salon', (tx) =>
    insertProfilePicture(tx, ctx.actor.code, code, ctx.now()),
  );
  const { width, height } = await ctx.outside.keepPicture(code, upload);
  return { code, imageUrl: pictureAt(code, 'medium'), width, height };
};
