import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { file } from '@ayna/contracts/file';
import { fileStored } from '@ayna/contracts/file.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toFileStored } from '../rules/file-stored.ts';
import { lockPhotos, toPhoto, updatePhoto } from '../store/photos.ts';

export const changePhoto = (ctx: MemberCtx, { params, body }: InputOf<typeof file.routes.changePhoto>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const photos = await lockPhotos(tx);
    if (!photos.some(({ code }) => code === params.code)) throw new Refusal('not-found');
    const former = photos.find(({ code, cover }) => body.cover && cover && code !== params.code);
    if (former) tx.emit(fileStored, toFileStored(await updatePhoto(tx, former.code, { cover: false })));
    const changed = await updatePhoto(tx, params.code, body);
    tx.emit(fileStored, toFileStored(changed));
    return toPhoto(changed);
  });
