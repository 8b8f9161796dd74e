import type { DataOf } from '@ayna/contracts/core/event';
import { importWentOn } from '@ayna/contracts/customer.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { deletePieces, readPiece } from '../store/import-rows.ts';
import { lockImport, saveImport } from '../store/imports.ts';
import { importRows } from './shared/import-rows.ts';

/**
 * Imports the next piece of a file: cards, report, progress and the event for the following piece in one transaction.
 * A crash leaves all of it or nothing. A repeated event finds its piece done and changes nothing.
 */
export const importPiece = (
  ctx: SalonEventCtx,
  { code, pieces }: DataOf<typeof importWentOn>,
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const running = await lockImport(tx, code);
    if (running?.state !== 'running' || running.piecesDone !== pieces) return;
    const rows = await readPiece(tx, code, pieces);
    const { counts } = await importRows(tx, running, rows, {
      merge: running.options.merge,
      byCode: running.by.code,
      now: ctx.now(),
    });
    const piecesDone = pieces + 1;
    const over = piecesDone >= running.pieces;
    await saveImport(tx, code, {
      state: over ? 'done' : 'running',
      piecesDone,
      seen: running.seen + rows.length,
      made: running.made + counts.made,
      merged: running.merged + counts.merged,
    });
    if (over) await deletePieces(tx, code);
    tx.emit(importWentOn, { code, pieces: piecesDone, over });
  });
