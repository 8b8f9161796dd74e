import type { InputOf } from '@ayna/contracts/core/contract';
import { toSection } from '@ayna/contracts/core/personal-data';
import type { file } from '@ayna/contracts/file';
import type { Ctx } from '@ayna/kernel/ctx';
import { listPicturesOf } from '../store/profile-pictures.ts';
import { personalDataTexts as texts } from '../texts.ts';

export const showPersonalData = async (ctx: Ctx, { body }: InputOf<typeof file.routes.personalData>) => {
  const pictures = await ctx.db.acrossSalons('show a person what is stored about them', (tx) =>
    listPicturesOf(tx, body.person),
  );
  const rows = pictures.map(({ at, code }) => ({ at, picture: `/api/File/image/${code}/large` }));
  return [toSection(texts.title, texts.labels, rows)];
};
