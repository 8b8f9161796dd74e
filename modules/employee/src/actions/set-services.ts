import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { service } from '@ayna/contracts/service';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { tidyPerformed } from '../rules/performers.ts';
import { shownTo } from '../rules/shown.ts';
import { changeEmployee } from '../store/changes.ts';
import { lockEmployee } from '../store/employees.ts';

export const setServices = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof employee.routes.setServices>,
) => {
  const performed = tidyPerformed(body);
  const { codes } = await ctx.call(service.routes.codes, { params: { salonCode: ctx.salon } });
  if (performed.serviceCodes.some((one) => !codes.includes(one))) throw new Refusal('unknown-service');
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const before = await lockEmployee(tx, params.code);
    if (!before || before.leftAt) throw new Refusal('not-found');
    const after = await changeEmployee(tx, params.code, performed);
    if (!after) throw new Refusal('not-found');
    await tx.emit(employeeChanged, after.state);
    return shownTo({ code: ctx.actor.code, groups: ctx.groups }, after);
  });
};
