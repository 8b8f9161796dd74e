import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { positionPresets } from '@ayna/contracts/core/positions';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import type { GroupName } from '@ayna/contracts/groups';
import { mayGive } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { type EmployeeRow, lockEmployee, readEmployee, readEmployeeByUser } from '../store/employees.ts';
import { assignSeat } from '../store/seats.ts';
import { tryApplyScheduleChange } from './shared/apply-schedule-change.ts';
import { lockTeamMember } from './shared/lock-team-member.ts';
import { spendSeat } from './shared/spend-seat.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

type Routes = typeof employee.routes;

const findRestorable = async (ctx: MemberCtx, code: string): Promise<EmployeeRow> => {
  const row = await ctx.db.forSalon(ctx.salon, (tx) => readEmployee(tx, code));
  if (!row) throw new Refusal('not-found');
  if (!mayGive(ctx.groups, row.groupsBefore ?? positionPresets[row.state.position]))
    throw new Refusal('beyond-own-rights');
  return row;
};

const readMemberships = async (ctx: MemberCtx, person: string) => {
  const { salons } = await ctx.call(auth.routes.person, { params: { code: person } });
  return {
    isMember: salons.some((one) => one.salonCode === ctx.salon),
    worksElsewhere: salons.some((one) => one.role === 'Employee' && one.salonCode !== ctx.salon),
  };
};

/**
 * Grants the earlier rights, or those of the position if they are unknown; a member keeps the current ones.
 * Runs after the row is written: if the process dies in between, the person has too few rights and never too
 * many, and a repeated request grants them.
 */
const grantRights = async (ctx: MemberCtx, { state, groupsBefore }: EmployeeRow): Promise<void> => {
  const person = state.userCode;
  if (person === null || (await readMemberships(ctx, person)).isMember) return;
  const membership = { person, salonCode: ctx.salon };
  const groups = [...(groupsBefore ?? positionPresets[state.position])] as GroupName[];
  await ctx.call(auth.routes.grantMembership, { body: { ...membership, role: 'Employee', groups } });
  const now = await ctx.db.forSalon(ctx.salon, (tx) => readEmployee(tx, state.code));
  // Somebody may have removed the employee again meanwhile.
  if (!now?.state.isActive || now.leftAt)
    await ctx.call(auth.routes.withdrawMembership, {
      body: { ...membership, mayEndAdministrator: true },
    });
};

export const activateEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['setActive']>) => {
  const { code } = params;
  await findRestorable(ctx, code);
  const row = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = await lockTeamMember(tx, code);
    return current.state.isActive ? current : updateAndEmit(tx, code, { isActive: true });
  });
  await grantRights(ctx, row);
  await tryApplyScheduleChange(ctx, row);
  return toEmployeeView(viewerOf(ctx), row);
};

/** A person who left may since work elsewhere, or here as another employee. */
const refuseDuplicate = async (ctx: MemberCtx, person: string | null): Promise<void> => {
  if (person === null) return;
  const duplicate = await ctx.db.forSalon(ctx.salon, (tx) => readEmployeeByUser(tx, person));
  if (duplicate) throw new Refusal('in-team-already');
  if ((await readMemberships(ctx, person)).worksElsewhere) throw new Refusal('employed-already');
};

/** Uses a new key, because the earlier seat was returned. The version makes a repeated request spend once. */
const spendSeatAgain = async (ctx: MemberCtx, { state }: EmployeeRow): Promise<string> => {
  const seat = await spendSeat(ctx, `${state.code}:${state.version}`);
  if ('refused' in seat) throw new Refusal(seat.refused);
  return seat.key;
};

export const restoreEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['restore']>) => {
  const { code } = params;
  const found = await findRestorable(ctx, code);
  const person = found.state.userCode;
  if (found.leftAt) await refuseDuplicate(ctx, person);
  const key = found.leftAt ? await spendSeatAgain(ctx, found) : null;
  const row = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = await lockEmployee(tx, code);
    if (!current) throw new Refusal('not-found');
    if (!current.leftAt) return current;
    if (person !== null && (await readEmployeeByUser(tx, person))) throw new Refusal('in-team-already');
    if (key === null || !(await assignSeat(tx, key, code))) throw new Refusal('conflict');
    return updateAndEmit(tx, code, { leftAt: null, isActive: true });
  });
  await grantRights(ctx, row);
  await tryApplyScheduleChange(ctx, row);
  return toEmployeeView(viewerOf(ctx), row);
};
