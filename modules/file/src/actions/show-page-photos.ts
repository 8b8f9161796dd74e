import type { PagePhoto } from '@ayna/contracts/core/salon-page';
import type { Photo } from '@ayna/contracts/file';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { listPhotos } from '../store/photos.ts';

const toPagePhoto = ({ code, imageUrl, width, height, album, caption, cover }: Photo): PagePhoto => ({
  code,
  imageUrl,
  width,
  height,
  album,
  caption,
  cover,
});

export const showPagePhotos = async (ctx: SalonCtx) =>
  (await ctx.db.forSalon(ctx.salon, listPhotos)).map(toPagePhoto);
