import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { fullName } from '@ayna/domain/names';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readCard } from '../store/cards.ts';
import { insertNote } from '../store/notes.ts';

export const addNote = async (ctx: MemberCtx, { params, body }: InputOf<typeof customer.routes.addNote>) => {
  const { code } = ctx.actor;
  const author = await ctx.call(auth.routes.person, { params: { code } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const card = await readCard(tx, params.code, now);
    if (!card || card.gone) throw new Refusal('not-found');
    const by = { code, name: fullName(author) };
    return insertNote(tx, { card: card.code, code: newCode(), text: body.text, by, at: now });
  });
};
