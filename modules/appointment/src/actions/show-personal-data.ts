import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { toSection } from '@ayna/contracts/core/personal-data';
import type { Ctx } from '@ayna/kernel/ctx';
import { readPersonalData, readWaitingData } from '../store/personal-data.ts';
import { personalDataTexts as texts, waitingDataTexts } from '../texts.ts';

export const showPersonalData = async (
  ctx: Ctx,
  { body }: InputOf<typeof appointment.routes.personalData>,
) => {
  const [rows, waiting] = await ctx.db.acrossSalons('show a person what is stored about them', (tx) =>
    Promise.all([readPersonalData(tx, body.person), readWaitingData(tx, body.person)]),
  );
  return [
    toSection(texts.title, texts.labels, rows),
    toSection(waitingDataTexts.title, waitingDataTexts.labels, waiting),
  ];
};
