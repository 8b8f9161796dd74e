import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { findColumnProblem, mayImport } from '../rules/import-columns.ts';
import { addExistingCards, collectLookup, createCardIndex, planRows } from '../rules/import-plan.ts';
import { toPreviewRows } from '../rules/import-preview.ts';
import { parseRows } from '../rules/import-row.ts';
import { readExistingCards } from '../store/import-cards.ts';
import { readPiece } from '../store/import-rows.ts';
import { readImport } from '../store/imports.ts';

const PREVIEW_ROWS = 6;

type Preview = ResponseOf<typeof customer.routes.previewImport>;

/** Plans all rows, piece by piece as the import would, and writes nothing. */
export const previewImport = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof customer.routes.previewImport>,
): Promise<Preview> => {
  const { code } = params;
  const found = await ctx.db.forSalon(ctx.salon, (tx) => readImport(tx, code));
  if (!found) throw new Refusal('not-found');
  if (found.state !== 'mapping') throw new Refusal('import-over');
  const problem = findColumnProblem(body.columns);
  if (problem) throw new Refusal(problem);
  if (!mayImport(ctx.groups, body.columns)) throw new Refusal('not-allowed');
  const index = createCardIndex();
  const preview: Preview = { rows: [], fresh: 0, merging: 0, refused: 0, appointments: 0 };
  for (let number = 0; number < found.pieces; number += 1) {
    const plan = await ctx.db.forSalon(ctx.salon, async (tx) => {
      const rows = parseRows(await readPiece(tx, code, number), body.columns);
      addExistingCards(index, await readExistingCards(tx, collectLookup(rows), { lock: false }));
      return planRows(index, rows, body, newCode);
    });
    if (number === 0) preview.rows = toPreviewRows(plan, body.columns).slice(0, PREVIEW_ROWS);
    const fresh = plan.accepted.filter(({ becomes }) => becomes === 'new').length;
    preview.fresh += fresh;
    preview.merging += plan.accepted.length - fresh;
    preview.refused += plan.refused.length;
    preview.appointments += plan.accepted.filter(({ customer: { request } }) => request !== null).length;
  }
  return preview;
};
