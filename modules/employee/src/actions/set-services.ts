import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { service } from '@ayna/contracts/service';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { normalizePerformed } from '../rules/performers.ts';
import { lockTeamMember } from './shared/lock-team-member.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

export const setServices = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof employee.routes.setServices>,
) => {
  const performed = normalizePerformed(body);
  const { codes } = await ctx.call(service.routes.codes, { params: { salonCode: ctx.salon } });
  if (performed.serviceCodes.some((one) => !codes.includes(one))) throw new Refusal('unknown-service');
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockTeamMember(tx, params.code);
    const after = await updateAndEmit(tx, params.code, performed);
    return toEmployeeView(viewerOf(ctx), after);
  });
};
