import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { service } from '@ayna/contracts/service';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { withService } from '../rules/performers.ts';
import { shownTo } from '../rules/shown.ts';
import { inTeamOrder } from '../rules/team-order.ts';
import { changeEmployee } from '../store/changes.ts';
import { listTeam, lockTeam } from '../store/employees.ts';

/** Answers the whole team as it then is. */
export const setPerformers = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof employee.routes.setPerformers>,
) => {
  const { serviceCode } = params;
  const chosen = new Set(body.employeeCodes);
  const { codes } = await ctx.call(service.routes.codes, { params: { salonCode: ctx.salon } });
  if (!codes.includes(serviceCode)) throw new Refusal('unknown-service');
  const team = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const before = await lockTeam(tx);
    const known = new Set(before.map(({ state }) => state.code));
    if ([...chosen].some((one) => !known.has(one))) throw new Refusal('unknown-employee');
    for (const { state } of before) {
      const performed = withService(state, serviceCode, chosen.has(state.code), codes);
      const after = performed && (await changeEmployee(tx, state.code, performed));
      if (after) await tx.emit(employeeChanged, after.state);
    }
    return listTeam(tx, false);
  });
  return inTeamOrder(team).map((one) => shownTo({ code: ctx.actor.code, groups: ctx.groups }, one));
};
