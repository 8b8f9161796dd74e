import { toPictureUrl } from '@ayna/contracts/core/pictures';
import type { Picture } from '@ayna/contracts/file';
import { newCode } from '@ayna/kernel/codes';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders, WithUpload } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { insertProfilePicture } from '../store/profile-pictures.ts';

/** Stores the picture. The current one stays until the profile shows the new one. */
export const uploadProfilePhoto = async (
  ctx: PersonCtx & WithProviders<Providers> & WithUpload,
): Promise<Picture> => {
  const upload = await ctx.upload();
  await ctx.providers.requirePicture(upload);
  const code = newCode();
  await ctx.db.acrossSalons('profile pictures belong to no salon', (tx) =>
    insertProfilePicture(tx, ctx.actor.code, code, ctx.now()),
  );
  const { width, height } = await ctx.providers.storePicture(ctx.actor.code, code, upload);
  const picture = { code, imageUrl: toPictureUrl(code, 'medium'), width, height };
  // Stores the response alone, as the row must stand before the bytes. The picture of a replay is swept unused.
  return ctx.resultDb.acrossSalons('profile pictures belong to no salon', async () => picture);
};
