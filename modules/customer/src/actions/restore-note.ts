import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { markNoteRestored } from '../store/notes.ts';

/** Restores a removed note of a customer card. */
export const restoreNote = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.restoreNote>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await markNoteRestored(tx, params.code, params.noteCode))) throw new Refusal('not-found');
    return {};
  });
