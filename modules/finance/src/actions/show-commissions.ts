import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import { hasRight } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { employeeOfUser } from '../store/employees.ts';
import { readMonthEnd } from '../store/month-ends.ts';
import { readStatementViews } from './shared/statements.ts';

/** Who does not manage the finances sees their own statement alone. */
export const showCommissions = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.commissions>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { month } = query;
    const closed = await readMonthEnd(tx, month);
    const all = await readStatementViews(tx, month, closed !== null);
    const own = await employeeOfUser(tx, ctx.actor.code);
    const statements = hasRight(ctx.groups, 'manage-finance')
      ? all
      : all.filter(({ employeeCode }) => employeeCode === own?.code);
    return { month, closedAt: closed && new Date(closed.at).toISOString(), statements };
  });
