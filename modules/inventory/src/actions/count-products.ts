import type { MemberCtx } from '@ayna/kernel/ctx';
import { canSeeCosts } from '../rules/records.ts';
import { readCounts } from '../store/lists.ts';
import { readSellBelowZero } from '../store/settings.ts';

export const countProducts = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [counts, sellBelowZero] = await Promise.all([readCounts(tx), readSellBelowZero(tx)]);
    return { ...counts, stockValue: canSeeCosts(ctx.groups) ? counts.stockValue : null, sellBelowZero };
  });
