import type { InputOf } from '@ayna/contracts/core/contract';
import { toSection } from '@ayna/contracts/core/personal-data';
import type { employee } from '@ayna/contracts/employee';
import type { Ctx } from '@ayna/kernel/ctx';
import { readPersonalData } from '../store/personal-data.ts';
import { personalDataTexts as texts } from '../texts.ts';

export const showPersonalData = async (ctx: Ctx, { body }: InputOf<typeof employee.routes.personalData>) => {
  const rows = await ctx.db.acrossSalons('show a person what is stored about them', (tx) =>
    readPersonalData(tx, body.person),
  );
  return [toSection(texts.title, texts.labels, rows)];
};
