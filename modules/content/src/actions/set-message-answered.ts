import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { clearAnswered, setAnswered } from '../store/contact-messages.ts';

export const setMessageAnswered = async (
  ctx: PersonCtx,
  { body: { code, answered } }: InputOf<typeof content.routes.setMessageAnswered>,
) => {
  const found = await ctx.db.acrossSalons('mark a contact message as answered', (tx) =>
    answered
      ? setAnswered(tx, { code, by: ctx.actor.code, at: new Date(ctx.now()) })
      : clearAnswered(tx, code),
  );
  if (!found) throw new Refusal('not-found');
  return {};
};
