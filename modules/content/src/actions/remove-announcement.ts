import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { setAnnouncementRemoved } from '../store/announcements.ts';

export const removeAnnouncement = async (
  ctx: MemberCtx,
  { params }: InputOf<typeof content.routes.removeAnnouncement>,
) => {
  const removed = await ctx.db.forSalon(ctx.salon, (tx) => setAnnouncementRemoved(tx, params.code, true));
  if (!removed) throw new Refusal('not-found');
  return {};
};
