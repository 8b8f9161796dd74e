import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { insertAnnouncement } from '../store/announcements.ts';

export const createAnnouncement = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof content.routes.createAnnouncement>,
) => {
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  if (!allowed) throw new Refusal('package-needed');
  return ctx.db.forSalon(ctx.salon, (tx) => insertAnnouncement(tx, newCode(), body));
};
