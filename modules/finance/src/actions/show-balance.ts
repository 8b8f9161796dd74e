import type { MemberCtx } from '@ayna/kernel/ctx';
import { totalDue, totalPaid } from '../store/sums.ts';

export const showBalance = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [paid, due] = await Promise.all([totalPaid(tx), totalDue(tx)]);
    return { ...paid, due };
  });
