import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { bringNoteBack } from '../store/notes.ts';

/** Asked twice, it changes nothing more. */
export const restoreNote = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.restoreNote>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await bringNoteBack(tx, params.code, params.noteCode))) throw new Refusal('not-found');
    return {};
  });
