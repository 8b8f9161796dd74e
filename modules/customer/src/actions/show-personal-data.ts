import type { InputOf } from '@ayna/contracts/core/contract';
import { toSection } from '@ayna/contracts/core/personal-data';
import type { customer } from '@ayna/contracts/customer';
import type { Ctx } from '@ayna/kernel/ctx';
import { readPersonalData } from '../store/personal-data.ts';
import { personalDataTexts as texts } from '../texts.ts';

export const showPersonalData = async (ctx: Ctx, { body }: InputOf<typeof customer.routes.personalData>) => {
  const { cards, notes, consents } = await ctx.db.acrossSalons(
    'show a person what is stored about them',
    (tx) => readPersonalData(tx, body.person),
  );
  return [
    toSection(texts.cards.title, texts.cards.labels, cards),
    toSection(texts.notes.title, texts.notes.labels, notes),
    toSection(texts.consents.title, texts.consents.labels, consents),
  ];
};
