import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { sortTeam } from '../rules/team-order.ts';
import { listTeam, readEmployee, readEmployeeByUser } from '../store/employees.ts';

type Routes = typeof employee.routes;

export const showTeam = async (ctx: MemberCtx, { query }: InputOf<Routes['bySalon']>) => {
  const team = await ctx.db.forSalon(ctx.salon, (tx) => listTeam(tx, query.left === 'true'));
  return sortTeam(team).map((row) => toEmployeeView(viewerOf(ctx), row));
};

export const showEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['byCode']>) => {
  const row = await ctx.db.forSalon(ctx.salon, (tx) => readEmployee(tx, params.code));
  if (!row) throw new Refusal('not-found');
  return toEmployeeView(viewerOf(ctx), row);
};

export const showEmployeeByUser = async (ctx: MemberCtx, { params }: InputOf<Routes['byUserCode']>) => {
  const row = await ctx.db.forSalon(ctx.salon, (tx) => readEmployeeByUser(tx, params.code));
  if (!row) throw new Refusal('not-found');
  return toEmployeeView(viewerOf(ctx), row);
};
