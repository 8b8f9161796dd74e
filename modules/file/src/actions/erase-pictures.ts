import type { personErased } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { EventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { deleteProfilePicture, listPicturesOf } from '../store/profile-pictures.ts';

const reason = 'delete the pictures of a deleted account';

/** Deletes the bytes first and then the row, so that a repeated event finds what is left. */
export const erasePictures = async (
  ctx: EventCtx & WithProviders<Providers>,
  { code: person }: DataOf<typeof personErased>,
): Promise<void> => {
  const pictures = await ctx.db.acrossSalons(reason, (tx) => listPicturesOf(tx, person));
  for (const { code } of pictures) {
    await ctx.providers.removePicture(code);
    await ctx.db.acrossSalons(reason, (tx) => deleteProfilePicture(tx, code));
  }
};
