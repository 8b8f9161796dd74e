import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { toSection } from '@ayna/contracts/core/personal-data';
import type { Ctx } from '@ayna/kernel/ctx';
import { readMessages, readVisits } from '../store/personal-data.ts';
import { personalDataTexts as texts } from '../texts.ts';

export const showPersonalData = (ctx: Ctx, { body }: InputOf<typeof content.routes.personalData>) =>
  ctx.db.acrossSalons('show a person what is stored about them', async (tx) => [
    toSection(texts.messages.title, texts.messages.labels, await readMessages(tx, body)),
    toSection(texts.reviews.title, texts.reviews.labels, await readVisits(tx, body.phone)),
  ]);
