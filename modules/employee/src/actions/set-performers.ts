import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { service } from '@ayna/contracts/service';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { setPerformed } from '../rules/performers.ts';
import { sortTeam } from '../rules/team-order.ts';
import { listTeam, lockTeam } from '../store/employees.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

/** Sets who performs a service. Returns the whole team. */
export const setPerformers = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof employee.routes.setPerformers>,
) => {
  const { serviceCode } = params;
  const chosen = new Set(body.employeeCodes);
  const { codes } = await ctx.call(service.routes.codes, { params: { salonCode: ctx.salon } });
  if (!codes.includes(serviceCode)) throw new Refusal('unknown-service');
  const team = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = await lockTeam(tx);
    const teamCodes = new Set(current.map(({ state }) => state.code));
    if ([...chosen].some((one) => !teamCodes.has(one))) throw new Refusal('unknown-employee');
    for (const { state } of current) {
      const performed = setPerformed(state, serviceCode, chosen.has(state.code), codes);
      if (performed) await updateAndEmit(tx, state.code, performed);
    }
    return listTeam(tx, false);
  });
  return sortTeam(team).map((row) => toEmployeeView(viewerOf(ctx), row));
};
