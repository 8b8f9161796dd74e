import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readCard } from '../store/cards.ts';
import { readNotes } from '../store/notes.ts';

export const listNotes = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.notes>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [card, notes] = await Promise.all([
      readCard(tx, params.code, ctx.now()),
      readNotes(tx, params.code),
    ]);
    if (!card || card.gone) throw new Refusal('not-found');
    return notes;
  });
