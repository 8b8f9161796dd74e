import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import type { EmployeeChange } from '../store/employee-writes.ts';
import { readEmployee } from '../store/employees.ts';
import { revokeOpenInvitation } from '../store/invitations.ts';
import { freeSeat } from '../store/seats.ts';
import { applyScheduleChange } from './shared/apply-schedule-change.ts';
import { lockTeamMember } from './shared/lock-team-member.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

type Routes = typeof employee.routes;

const findRemovable = async (ctx: MemberCtx, code: string) => {
  const row = await ctx.db.forSalon(ctx.salon, (tx) => readEmployee(tx, code));
  if (!row || row.leftAt) throw new Refusal('not-found');
  if (row.state.owner) throw new Refusal('owner-stays');
  if (row.state.userCode === ctx.actor.code) throw new Refusal('own-rights');
  return row;
};

/** Returns the groups that the person had, or null if there were none. */
const withdrawRights = async (ctx: MemberCtx, person: string | null): Promise<readonly string[] | null> => {
  if (person === null) return null;
  const mayEndAdministrator = ctx.groups.has('Administrator');
  const body = { person, salonCode: ctx.salon, mayEndAdministrator };
  return (await ctx.call(auth.routes.withdrawMembership, { body })).groups;
};

/**
 * Withdraws the rights, writes the row, then withdraws once more: a restore at the same time may have granted
 * them again before the row was written.
 */
const endAccess = async (ctx: MemberCtx, code: string, change: EmployeeChange) => {
  const { state } = await findRemovable(ctx, code);
  const groups = await withdrawRights(ctx, state.userCode);
  const ended = await ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockTeamMember(tx, code);
    await revokeOpenInvitation(tx, code);
    const after = await updateAndEmit(tx, code, { ...change, ...(groups && { groupsBefore: groups }) });
    const freedSeat = change.leftAt ? await freeSeat(tx, code) : null;
    return { after, freedSeat };
  });
  await withdrawRights(ctx, ended.after.state.userCode);
  // Before the response, so that nobody can book the employee afterwards.
  await applyScheduleChange(ctx, ended.after);
  return ended;
};

export const deactivateEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['setActive']>) => {
  const { after } = await endAccess(ctx, params.code, { isActive: false });
  return toEmployeeView(viewerOf(ctx), after);
};

/** If the process dies before it returns the seat, `reconcileSeats` returns it. */
export const removeEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['remove']>) => {
  const upcoming = await ctx.call(appointment.routes.upcoming, {
    params: { salonCode: ctx.salon },
    query: { employeeCode: params.code },
  });
  if (upcoming.length > 0) throw new Refusal('has-appointments', { details: { appointments: upcoming } });
  const leftAt = new Date(ctx.now()).toISOString();
  const { freedSeat } = await endAccess(ctx, params.code, { leftAt });
  if (freedSeat !== null)
    await ctx.call(subscription.routes.release, {
      body: { salonCode: ctx.salon, kind: 'employees', amount: 1, key: freedSeat },
    });
  return {};
};
