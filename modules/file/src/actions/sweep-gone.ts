import type { Ctx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { forgetSwept, markSwept } from '../store/gone-photos.ts';
import { forgetProfilePicture, oldProfilePictures } from '../store/profile-pictures.ts';

const DAY_MS = 86_400_000;
const reason = 'pictures that nobody can bring back any more';

/** Bytes first, then the row: what fails in between is found again. */
export const sweepGone = async (ctx: Ctx & Reaching<Outside>): Promise<void> => {
  const before = ctx.now() - DAY_MS;
  for (const swept of await ctx.db.acrossSalons(reason, (tx) => markSwept(tx, before))) {
    await ctx.outside.removePicture(swept.code);
    await ctx.db.acrossSalons(reason, (tx) => forgetSwept(tx, swept));
  }
  for (const code of await ctx.db.acrossSalons(reason, (tx) => oldProfilePictures(tx, before))) {
    await ctx.outside.removePicture(code);
    await ctx.db.acrossSalons(reason, (tx) => forgetProfilePicture(tx, code));
  }
};
