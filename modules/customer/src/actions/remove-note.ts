import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { markNoteRemoved } from '../store/notes.ts';

export const removeNote = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.removeNote>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await markNoteRemoved(tx, params.code, params.noteCode, ctx.now()))) throw new Refusal('not-found');
    return {};
  });
