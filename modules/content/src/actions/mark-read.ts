import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { markMessageRead } from '../store/contact-messages.ts';

export const markRead = async (ctx: PersonCtx, { body }: InputOf<typeof content.routes.read>) => {
  const found = await ctx.db.acrossSalons('the contact inbox', (tx) => markMessageRead(tx, body.code));
  if (!found) throw new Refusal('not-found');
  return {};
};
