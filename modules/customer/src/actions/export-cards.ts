import { csvOf } from '@ayna/contracts/core/csv';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { exportedRow } from '../rules/exported.ts';
import { listAllCards } from '../store/exports.ts';
import { exportTexts } from '../texts.ts';

/** All cards of the salon, in the order of their names. */
export const exportCards = async (ctx: MemberCtx) => {
  const cards = await ctx.db.forSalon(ctx.salon, listAllCards);
  const rows = cards.map((card) => exportedRow(ctx.groups, card, exportTexts.yes));
  return { name: exportTexts.fileName, csv: csvOf([exportTexts.head, ...rows]) };
};
