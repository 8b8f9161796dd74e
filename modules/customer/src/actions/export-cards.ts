import { toCsv } from '@ayna/contracts/core/csv';
import { customersExported } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toExportRow } from '../rules/export-row.ts';
import { readExportCards } from '../store/exports.ts';
import { exportTexts } from '../texts.ts';

/** All cards of the salon, sorted by name. */
export const exportCards = async (ctx: MemberCtx) => {
  const cards = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const read = await readExportCards(tx);
    tx.emit(customersExported, { byCode: ctx.actor.code, what: 'cards', rows: read.length });
    return read;
  });
  const rows = cards.map((card) => toExportRow(ctx.groups, card, exportTexts.yes));
  return { name: exportTexts.fileName, csv: toCsv([exportTexts.head, ...rows]) };
};
