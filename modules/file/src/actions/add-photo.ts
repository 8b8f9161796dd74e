import type { InputOf } from '@ayna/contracts/core/contract';
import { toPictureUrl } from '@ayna/contracts/core/pictures';
import type { Album, file, Photo, Picture } from '@ayna/contracts/file';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { WithUpload } from '@ayna/kernel/module';
import { insertPhoto, type PhotoRow, toPhoto } from '../store/photos.ts';
import { type PhotoCtx, savePhoto, withSpending } from './shared/photo-spending.ts';

type UploadCtx = PhotoCtx & WithUpload;

type NewPhoto<T> = Pick<PhotoRow, 'purpose'> & {
  readonly album: Album | null;
  readonly toResponse: (row: PhotoRow) => T;
};

const storeUpload = async <T>(ctx: UploadCtx, { purpose, album, toResponse }: NewPhoto<T>): Promise<T> => {
  const upload = await ctx.upload();
  await ctx.providers.requirePicture(upload);
  const code = newCode();
  return withSpending(ctx, code, async () => {
    const { width, height } = await ctx.providers.storePicture(ctx.actor.code, code, upload);
    const photo = { code, purpose, album, width, height, quotaKey: code, now: ctx.now() };
    const write = (tx: SalonTx) => insertPhoto(tx, photo);
    return savePhoto(ctx, ctx.resultDb, { key: code, write, toResponse });
  });
};

export const addPhoto = (ctx: UploadCtx, { query }: InputOf<typeof file.routes.addPhoto>): Promise<Photo> =>
  storeUpload(ctx, { purpose: 'content', album: query.album, toResponse: toPhoto });

const toPicture = ({ code, width, height }: PhotoRow): Picture => ({
  code,
  imageUrl: toPictureUrl(code, 'medium'),
  width,
  height,
});

export const addAnnouncementPicture = (ctx: UploadCtx): Promise<Picture> =>
  storeUpload(ctx, { purpose: 'announcement', album: null, toResponse: toPicture });
