import type { AnswerOf, InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { maySend, wrongColumns } from '../rules/import-columns.ts';
import { enterHeld, openLedger, planRows, soughtIn } from '../rules/import-plan.ts';
import { previewOf } from '../rules/import-preview.ts';
import { readRows } from '../rules/import-row.ts';
import { readHeld } from '../store/import-cards.ts';
import { readPiece } from '../store/import-rows.ts';
import { readImport } from '../store/imports.ts';

const SHOWN = 6;

type Preview = AnswerOf<typeof customer.routes.previewImport>;

/** What would become of all rows, a piece at a time as it would be done, but nothing is written. */
export const previewImport = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof customer.routes.previewImport>,
): Promise<Preview> => {
  const { code } = params;
  const about = await ctx.db.forSalon(ctx.salon, (tx) => readImport(tx, code));
  if (!about) throw new Refusal('not-found');
  if (about.state !== 'mapping') throw new Refusal('import-over');
  const wrong = wrongColumns(body.columns);
  if (wrong) throw new Refusal(wrong);
  if (!maySend(ctx.groups, body.columns)) throw new Refusal('not-allowed');
  const ledger = openLedger();
  const preview: Preview = { rows: [], fresh: 0, merging: 0, refused: 0, appointments: 0 };
  for (let number = 0; number < about.pieces; number += 1) {
    const outcome = await ctx.db.forSalon(ctx.salon, async (tx) => {
      const rows = readRows(await readPiece(tx, code, number), body.columns);
      enterHeld(ledger, await readHeld(tx, soughtIn(rows), false));
      return planRows(ledger, rows, body, newCode);
    });
    if (number === 0) preview.rows = previewOf(outcome, body.columns).slice(0, SHOWN);
    const fresh = outcome.taken.filter(({ becomes }) => becomes === 'new').length;
    preview.fresh += fresh;
    preview.merging += outcome.taken.length - fresh;
    preview.refused += outcome.refused.length;
    preview.appointments += outcome.taken.filter(({ wish }) => wish !== null).length;
  }
  return preview;
};
