import type { MemberCtx } from '@ayna/kernel/ctx';
import { listSalonMembers } from '../store/members.ts';

export const listMembers = (ctx: MemberCtx) =>
  ctx.db.acrossSalons('list the members of a salon', async (tx) => {
    const members = await listSalonMembers(tx, ctx.salon);
    return members.map(({ changedAt, ...member }) => ({
      ...member,
      changedAt: changedAt?.toISOString() ?? null,
    }));
  });
