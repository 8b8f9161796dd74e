import type { InputOf } from '@ayna/contracts/core/contract';
import { toPictureUrl } from '@ayna/contracts/core/pictures';
import type { Album, file, Photo, Picture } from '@ayna/contracts/file';
import { newCode } from '@ayna/kernel/codes';
import type { WithUpload } from '@ayna/kernel/module';
import { insertPhoto, type PhotoRow, toPhoto } from '../store/photos.ts';
import { type PhotoCtx, savePhoto, withSpending } from './shared/photo-spending.ts';

type UploadCtx = PhotoCtx & WithUpload;

const storeUpload = async (ctx: UploadCtx, purpose: PhotoRow['purpose'], album: Album | null) => {
  const upload = await ctx.upload();
  await ctx.providers.requirePicture(upload);
  const code = newCode();
  return withSpending(ctx, code, async () => {
    const { width, height } = await ctx.providers.storePicture(ctx.actor.code, code, upload);
    const photo = { code, purpose, album, width, height, quotaKey: code, now: ctx.now() };
    return savePhoto(ctx, code, (tx) => insertPhoto(tx, photo));
  });
};

export const addPhoto = async (
  ctx: UploadCtx,
  { query }: InputOf<typeof file.routes.addPhoto>,
): Promise<Photo> => toPhoto(await storeUpload(ctx, 'content', query.album));

export const addAnnouncementPicture = async (ctx: UploadCtx): Promise<Picture> => {
  const { code, width, height } = await storeUpload(ctx, 'announcement', null);
  return { code, imageUrl: toPictureUrl(code, 'medium'), width, height };
};
