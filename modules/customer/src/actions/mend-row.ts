import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { appointmentWished, customersImported, importWentOn } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { writesOf } from '../rules/import-outcome.ts';
import { enterHeld, openLedger, planRows, soughtIn } from '../rules/import-plan.ts';
import { readRows } from '../rules/import-row.ts';
import { shownImport } from '../rules/import-shown.ts';
import { lockPhones, readHeld } from '../store/import-cards.ts';
import { dropWishes, takeRefusal } from '../store/import-rows.ts';
import { writeRows } from '../store/import-writes.ts';
import { lockImport, readImport, saveImport } from '../store/imports.ts';

/** Takes a row of the report with other cells. What is still wrong with it is said as it was before. */
export const mendRow = (ctx: MemberCtx, { params, body }: InputOf<typeof customer.routes.mendRow>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { code, number } = params;
    const held = await lockImport(tx, code);
    const before = held && (await takeRefusal(tx, code, number));
    if (!before) throw new Refusal('not-found');
    // Offers are not allowed by mending a row: whoever said go has answered for the file as it was.
    const how = { columns: held.options.columns, marketing: held.options.marketing };
    const cells = held.headers.map((_, at) => body.cells[at]?.trim() ?? '');
    const rows = readRows([{ number, cells }], how.columns);
    const sought = soughtIn(rows);
    await lockPhones(tx, sought.phones);
    const ledger = openLedger();
    enterHeld(ledger, await readHeld(tx, sought, true));
    const writes = writesOf(ledger, planRows(ledger, rows, { merge: true }, newCode), how, newCode);
    if (before.ofWish) await dropWishes(tx, code, number);
    await writeRows(tx, { code, by: held.by, now: ctx.now() }, writes);
    // Its card was counted when it was taken; only its appointment was not.
    if (!before.ofWish)
      await saveImport(tx, code, {
        made: held.made + writes.many.made,
        merged: held.merged + writes.many.merged,
      });
    if (writes.told.length > 0) await tx.emit(customersImported, { importCode: code, cards: writes.told });
    for (const { code: wishCode, customer: who, wish } of writes.wishes)
      await tx.emit(appointmentWished, {
        wishCode,
        importCode: code,
        byCode: ctx.actor.code,
        customer: who,
        ...wish,
      });
    await tx.emit(importWentOn, { code, pieces: held.piecesDone, over: held.state === 'done' });
    const [refused] = writes.refusals;
    const { ofWish: _, ...shown } = refused ?? { ofWish: false };
    const after = (await readImport(tx, code)) ?? held;
    return {
      import: shownImport(after),
      refused: refused ? (shown as Omit<typeof refused, 'ofWish'>) : null,
    };
  });
