import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownTo } from '../rules/shown.ts';
import { inTeamOrder } from '../rules/team-order.ts';
import { listTeam, readByUser, readEmployee } from '../store/employees.ts';

type Routes = typeof employee.routes;

const viewerOf = ({ actor, groups }: MemberCtx) => ({ code: actor.code, groups });

export const showTeam = async (ctx: MemberCtx, { query }: InputOf<Routes['bySalon']>) => {
  const team = await ctx.db.forSalon(ctx.salon, (tx) => listTeam(tx, query.left === 'true'));
  return inTeamOrder(team).map((one) => shownTo(viewerOf(ctx), one));
};

export const showOne = async (ctx: MemberCtx, { params }: InputOf<Routes['one']>) => {
  const found = await ctx.db.forSalon(ctx.salon, (tx) => readEmployee(tx, params.code));
  if (!found) throw new Refusal('not-found');
  return shownTo(viewerOf(ctx), found);
};

export const showByUser = async (ctx: MemberCtx, { params }: InputOf<Routes['byUserCode']>) => {
  const found = await ctx.db.forSalon(ctx.salon, (tx) => readByUser(tx, params.code));
  if (!found) throw new Refusal('not-found');
  return shownTo(viewerOf(ctx), found);
};
