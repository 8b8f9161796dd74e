import type { MemberCtx } from '@ayna/kernel/ctx';
import { countCards as readCounts } from '../store/lists.ts';

export const countCards = (ctx: MemberCtx) => ctx.db.forSalon(ctx.salon, (tx) => readCounts(tx, ctx.now()));
