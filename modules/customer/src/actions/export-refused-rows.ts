import type { InputOf } from '@ayna/contracts/core/contract';
import { toCsv } from '@ayna/contracts/core/csv';
import { rowRefusalMessages } from '@ayna/contracts/core/import/texts';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customersExported } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { listRefusals } from '../store/import-rows.ts';
import { readImport } from '../store/imports.ts';
import { refusedFileTexts } from '../texts.ts';

/** The refused rows with a column that says why. An import of this file skips that column, as it has no known header. */
export const exportRefusedRows = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.refusedFile>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const found = await readImport(tx, params.code);
    if (!found) throw new Refusal('not-found');
    const rows = await listRefusals(tx, params.code, { offset: 0, limit: found.rows });
    tx.emit(customersExported, { byCode: ctx.actor.code, what: 'refused-rows', rows: rows.length });
    const headers = [...found.headers, refusedFileTexts.why];
    const csv = toCsv([
      headers,
      ...rows.map((row) => [...row.cells, rowRefusalMessages[row.why](row.detail)]),
    ]);
    return { name: refusedFileTexts.fileName, csv };
  });
