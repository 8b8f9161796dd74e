import type { MemberCtx } from '@ayna/kernel/ctx';
import { readTotalDue, readTotalPaid } from '../store/sums.ts';

export const showBalance = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [paid, due] = await Promise.all([readTotalPaid(tx), readTotalDue(tx)]);
    return { ...paid, due };
  });
