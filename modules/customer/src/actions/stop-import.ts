import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { importWentOn } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toImportView } from '../rules/import-view.ts';
import { lockImport, saveImport } from '../store/imports.ts';

/** Waits for the piece in progress. What was imported stays. */
export const stopImport = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.stopImport>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockImport(tx, params.code);
    if (!locked) throw new Refusal('not-found');
    if (locked.state !== 'running') return toImportView(locked);
    await saveImport(tx, locked.code, { state: 'stopped' });
    tx.emit(importWentOn, { code: locked.code, pieces: locked.piecesDone, over: true });
    return toImportView({ ...locked, state: 'stopped' });
  });
