import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { setMessageRead } from '../store/contact-messages.ts';

export const markMessageRead = async (
  ctx: PersonCtx,
  { body }: InputOf<typeof content.routes.markMessageRead>,
) => {
  const found = await ctx.db.acrossSalons('read contact messages', (tx) => setMessageRead(tx, body.code));
  if (!found) throw new Refusal('not-found');
  return {};
};
