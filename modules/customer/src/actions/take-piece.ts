import type { DataOf } from '@ayna/contracts/core/event';
import { appointmentWished, customersImported, importWentOn } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import { writesOf } from '../rules/import-outcome.ts';
import { enterHeld, openLedger, planRows, soughtIn } from '../rules/import-plan.ts';
import { readRows } from '../rules/import-row.ts';
import { lockPhones, readHeld } from '../store/import-cards.ts';
import { deletePieces, readPiece } from '../store/import-rows.ts';
import { writeRows } from '../store/import-writes.ts';
import { lockImport, saveImport } from '../store/imports.ts';

/**
 * Takes the next piece of a file: cards, report, progress and the word for the piece after it, in one transaction.
 * A death in between leaves all of it or nothing; a word that comes twice finds that its piece is taken.
 */
export const takePiece = (ctx: SalonHeardCtx, { code, pieces }: DataOf<typeof importWentOn>): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockImport(tx, code);
    if (held?.state !== 'running' || held.piecesDone !== pieces) return;
    const { columns, marketing } = held.options;
    const rows = readRows(await readPiece(tx, code, pieces), columns);
    const sought = soughtIn(rows);
    await lockPhones(tx, sought.phones);
    const ledger = openLedger();
    enterHeld(ledger, await readHeld(tx, sought, true));
    const writes = writesOf(
      ledger,
      planRows(ledger, rows, held.options, newCode),
      { columns, marketing },
      newCode,
    );
    await writeRows(tx, { code, by: held.by, now: ctx.now() }, writes);

    const piecesDone = pieces + 1;
    const over = piecesDone >= held.pieces;
    await saveImport(tx, code, {
      state: over ? 'done' : 'running',
      piecesDone,
      seen: held.seen + rows.length,
      made: held.made + writes.many.made,
      merged: held.merged + writes.many.merged,
    });
    if (over) await deletePieces(tx, code);
    if (writes.told.length > 0) await tx.emit(customersImported, { importCode: code, cards: writes.told });
    for (const { code: wishCode, customer, wish } of writes.wishes)
      await tx.emit(appointmentWished, {
        wishCode,
        importCode: code,
        byCode: held.by.code,
        customer,
        ...wish,
      });
    await tx.emit(importWentOn, { code, pieces: piecesDone, over });
  });
