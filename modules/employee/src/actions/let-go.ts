import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownTo } from '../rules/shown.ts';
import { changeEmployee } from '../store/changes.ts';
import { lockEmployee, readEmployee } from '../store/employees.ts';
import { closeInvitation } from '../store/invitations.ts';
import { freeSeat } from '../store/seats.ts';

type Routes = typeof employee.routes;
type Change = Parameters<typeof changeEmployee>[2];

const find = async (ctx: MemberCtx, code: string) => {
  const found = await ctx.db.forSalon(ctx.salon, (tx) => readEmployee(tx, code));
  if (!found || found.leftAt) throw new Refusal('not-found');
  if (found.state.owner) throw new Refusal('owner-stays');
  if (found.state.userCode === ctx.actor.code) throw new Refusal('own-rights');
  return found;
};

/** Which groups were held; null where nothing was. */
const withdraw = async (ctx: MemberCtx, person: string | null): Promise<readonly string[] | null> => {
  if (person === null) return null;
  const body = { person, salonCode: ctx.salon };
  return (await ctx.call(auth.routes.withdraw, { body })).groups;
};

/**
 * Takes the rights, then says so in the row, then takes them once more: somebody who took the person back
 * in between may have given them again before the row said that they are gone.
 */
const letGo = async (ctx: MemberCtx, code: string, change: Change) => {
  const found = await find(ctx, code);
  const groups = await withdraw(ctx, found.state.userCode);
  const done = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockEmployee(tx, code);
    if (!held || held.leftAt) throw new Refusal('not-found');
    await closeInvitation(tx, code);
    const kept = { ...change, ...(groups && { groupsBefore: groups }) };
    const after = await changeEmployee(tx, code, kept);
    if (!after) throw new Refusal('not-found');
    await tx.emit(employeeChanged, after.state);
    const freed = change.leftAt ? await freeSeat(tx, code) : null;
    return { after, freed };
  });
  await withdraw(ctx, done.after.state.userCode);
  // Before it is answered, so that nobody books somebody who is gone.
  await ctx.call(appointment.routes.heed, { body: { salonCode: ctx.salon, employee: done.after.state } });
  return done;
};

export const deactivateEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['setActive']>) => {
  const { after } = await letGo(ctx, params.code, { isActive: false });
  return shownTo({ code: ctx.actor.code, groups: ctx.groups }, after);
};

/** What is not given back because this process dies here, is by `settle-seats`. */
export const removeEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['remove']>) => {
  const standing = await ctx.call(appointment.routes.standing, {
    params: { salonCode: ctx.salon },
    query: { employeeCode: params.code },
  });
  if (standing.length > 0) throw new Refusal('has-appointments', { details: { appointments: standing } });
  const leftAt = new Date(ctx.now()).toISOString();
  const { freed } = await letGo(ctx, params.code, { leftAt });
  if (freed !== null)
    await ctx.call(subscription.routes.giveBack, {
      body: { salonCode: ctx.salon, kind: 'employees', amount: 1, key: freed },
    });
  return {};
};
