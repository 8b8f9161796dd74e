import type { MemberCtx } from '@ayna/kernel/ctx';
import { membersOf } from '../store/members.ts';

export const listMembers = (ctx: MemberCtx) =>
  ctx.db.acrossSalons('the rights of everybody in a salon', async (tx) => {
    const members = await membersOf(tx, ctx.salon);
    return members.map(({ changedAt, ...member }) => ({
      ...member,
      changedAt: changedAt?.toISOString() ?? null,
    }));
  });
