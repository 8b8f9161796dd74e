import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { importWentOn } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownImport } from '../rules/import-shown.ts';
import { isOneRunning, lockImport, saveImport } from '../store/imports.ts';

/** Waits for the piece that is being taken; what was taken stays. */
export const stopImport = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.stopImport>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockImport(tx, params.code);
    if (!held) throw new Refusal('not-found');
    if (held.state !== 'running') return shownImport(held);
    await saveImport(tx, held.code, { state: 'stopped' });
    await tx.emit(importWentOn, { code: held.code, pieces: held.piecesDone, over: true });
    return shownImport({ ...held, state: 'stopped' });
  });

/** Goes on with the piece after the last one that was taken. */
export const resumeImport = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.resumeImport>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockImport(tx, params.code);
    if (!held) throw new Refusal('not-found');
    if (held.state !== 'stopped') return shownImport(held);
    if (await isOneRunning(tx)) throw new Refusal('import-running');
    await saveImport(tx, held.code, { state: 'running' });
    await tx.emit(importWentOn, { code: held.code, pieces: held.piecesDone, over: false });
    return shownImport({ ...held, state: 'running' });
  });
