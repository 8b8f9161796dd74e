import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { importWentOn } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toImportView } from '../rules/import-view.ts';
import { deleteRefusal, deleteRefusedRequests } from '../store/import-rows.ts';
import { lockImport, readImport, saveImport } from '../store/imports.ts';
import { importRows } from './shared/import-rows.ts';
import { requirePackage } from './shared/require-package.ts';

/**
 * Imports a refused row with corrected cells. If it is refused again, it returns to the report.
 * The marketing option stays that of the import: the member who started it answers for it.
 */
export const correctRow = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof customer.routes.correctRow>,
) => {
  await requirePackage(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const { code, number } = params;
    const locked = await lockImport(tx, code);
    const before = locked && (await deleteRefusal(tx, code, number));
    if (!before) throw new Refusal('not-found');
    if (before.ofAppointment) await deleteRefusedRequests(tx, code, number);
    const cells = locked.headers.map((_, at) => body.cells[at]?.trim() ?? '');
    const { counts, refusals } = await importRows(tx, locked, [{ number, cells }], {
      merge: true,
      byCode: ctx.actor.code,
      now: ctx.now(),
    });
    // If only the appointment was refused, the card has been counted already.
    if (!before.ofAppointment)
      await saveImport(tx, code, {
        made: locked.made + counts.made,
        merged: locked.merged + counts.merged,
      });
    tx.emit(importWentOn, { code, pieces: locked.piecesDone, over: locked.state === 'done' });
    const after = (await readImport(tx, code)) ?? locked;
    return { import: toImportView(after), refused: refusals[0] ?? null };
  });
};
