import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { receiptFolder } from '../rules/receipt-folder.ts';
import { deleteProfilePicture, listUnusedProfilePictures } from '../store/profile-pictures.ts';
import { deleteReceipt, listUnusedReceipts } from '../store/receipts.ts';
import { deleteSweptPhoto, markSwept } from '../store/removed-photos.ts';

const DAY_MS = 86_400_000;
const reason = 'delete pictures that can no longer be restored';

/** Deletes the bytes first and then the row, so that a failure in between is found by the next run. */
export const deleteRemovedPictures = async (ctx: Ctx & WithProviders<Providers>): Promise<void> => {
  const before = ctx.now() - DAY_MS;
  for (const swept of await ctx.db.acrossSalons(reason, (tx) => markSwept(tx, before))) {
    await ctx.providers.removePicture(swept.code);
    await ctx.db.acrossSalons(reason, (tx) => deleteSweptPhoto(tx, swept));
  }
  for (const code of await ctx.db.acrossSalons(reason, (tx) => listUnusedProfilePictures(tx, before))) {
    await ctx.providers.removePicture(code);
    await ctx.db.acrossSalons(reason, (tx) => deleteProfilePicture(tx, code));
  }
  for (const unused of await ctx.db.acrossSalons(reason, (tx) => listUnusedReceipts(tx, before))) {
    await ctx.providers.removePicture(unused.code, receiptFolder(unused.salonCode));
    await ctx.db.acrossSalons(reason, (tx) => deleteReceipt(tx, unused));
  }
};
