import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { importWentOn } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toImportView } from '../rules/import-view.ts';
import { hasRunningImport, lockImport, saveImport } from '../store/imports.ts';
import { requirePackage } from './shared/require-package.ts';

/** Continues a stopped import after its last finished piece. */
export const resumeImport = async (
  ctx: MemberCtx,
  { params }: InputOf<typeof customer.routes.resumeImport>,
) => {
  await requirePackage(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockImport(tx, params.code);
    if (!locked) throw new Refusal('not-found');
    if (locked.state !== 'stopped') return toImportView(locked);
    if (await hasRunningImport(tx)) throw new Refusal('import-running');
    await saveImport(tx, locked.code, { state: 'running' });
    tx.emit(importWentOn, { code: locked.code, pieces: locked.piecesDone, over: false });
    return toImportView({ ...locked, state: 'running' });
  });
};
