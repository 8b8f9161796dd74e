import { service } from '@ayna/contracts/service';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { isOnPage, toPageEmployee } from '../rules/page-employee.ts';
import { sortTeam } from '../rules/team-order.ts';
import { listTeam } from '../store/employees.ts';

export const showPageTeam = async (ctx: SalonCtx) => {
  const rows = await ctx.db.forSalon(ctx.salon, (tx) => listTeam(tx, false));
  const team = sortTeam(rows.filter(({ state }) => isOnPage(state)));
  const { codes } = team.some(({ state }) => state.allServices)
    ? await ctx.call(service.routes.codes, { params: { salonCode: ctx.salon } })
    : { codes: [] };
  return team.map(({ state }) => toPageEmployee(state, codes));
};
