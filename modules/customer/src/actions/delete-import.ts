import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { deleteImportRow, lockImport } from '../store/imports.ts';

/** Deletes an import and its report; the imported cards stay. A running import must be stopped first. */
export const deleteImport = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.deleteImport>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockImport(tx, params.code);
    if (!locked) throw new Refusal('not-found');
    if (locked.state === 'running') throw new Refusal('import-running');
    await deleteImportRow(tx, locked.code);
    return {};
  });
