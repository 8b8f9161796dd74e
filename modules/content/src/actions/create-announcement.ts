import type { content } from '@ayna/contracts/content';
import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { insertAnnouncement } from '../store/announcements.ts';

export const createAnnouncement = (
  ctx: MemberCtx,
  { body }: InputOf<typeof content.routes.createAnnouncement>,
) => ctx.db.forSalon(ctx.salon, (tx) => insertAnnouncement(tx, newCode(), body));
