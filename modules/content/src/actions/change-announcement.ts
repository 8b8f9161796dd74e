import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { updateAnnouncement } from '../store/announcements.ts';

export const changeAnnouncement = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof content.routes.changeAnnouncement>,
) => {
  const changed = await ctx.db.forSalon(ctx.salon, (tx) => updateAnnouncement(tx, params.code, body));
  if (!changed) throw new Refusal('not-found');
  return changed;
};
