import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readDayEndView } from './shared/day-end-view.ts';

export const showDayEnd = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.dayEnd>) =>
  ctx.db.forSalon(ctx.salon, (tx) => readDayEndView(ctx, tx, query.day));
