import type { MemberCtx } from '@ayna/kernel/ctx';
import { readCardCounts } from '../store/lists.ts';

export const countCards = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, (tx) => readCardCounts(tx, ctx.now()));
