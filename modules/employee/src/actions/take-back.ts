import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { presets } from '@ayna/contracts/core/positions';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { GroupName } from '@ayna/contracts/groups';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { shownTo } from '../rules/shown.ts';
import { changeEmployee } from '../store/changes.ts';
import { type EmployeeRow, lockEmployee, readByUser, readEmployee } from '../store/employees.ts';
import { holdSeat } from '../store/seats.ts';

type Routes = typeof employee.routes;

const find = async (ctx: MemberCtx, code: string): Promise<EmployeeRow> => {
  const found = await ctx.db.forSalon(ctx.salon, (tx) => readEmployee(tx, code));
  if (!found) throw new Refusal('not-found');
  // Who manages employees gives nobody more than an Administrator would let them.
  if (found.groupsBefore?.includes('Administrator') && !ctx.groups.has('Administrator'))
    throw new Refusal('not-allowed');
  return found;
};

const account = async (ctx: MemberCtx, person: string) => {
  const { salons } = await ctx.call(auth.routes.person, { params: { code: person } });
  const elsewhere = salons.some((one) => one.role === 'Employee' && one.salonCode !== ctx.salon);
  return { isMember: salons.some((one) => one.salonCode === ctx.salon), elsewhere };
};

/**
 * The rights that were held, or those of the position; who is a member keeps what is held now. After the
 * row, so that a death in between leaves too few and never too many, and doing it again gives them.
 */
const giveRights = async (ctx: MemberCtx, { state, groupsBefore }: EmployeeRow): Promise<void> => {
  const person = state.userCode;
  if (person === null || (await account(ctx, person)).isMember) return;
  const membership = { person, salonCode: ctx.salon };
  const groups = [...(groupsBefore ?? presets[state.position])] as GroupName[];
  await ctx.call(auth.routes.grant, { body: { ...membership, role: 'Employee', groups } });
  const now = await ctx.db.forSalon(ctx.salon, (tx) => readEmployee(tx, state.code));
  // Taken out again meanwhile.
  if (!now?.state.isActive || now.leftAt) await ctx.call(auth.routes.withdraw, { body: membership });
};

const tell = async (tx: SalonTx, code: string, change: Parameters<typeof changeEmployee>[2]) => {
  const after = await changeEmployee(tx, code, change);
  if (!after) throw new Refusal('not-found');
  await tx.emit(employeeChanged, after.state);
  return after;
};

/** So that a list of hits that is asked for next knows it. Where the engine is away, the event tells it. */
const tellEngine = async (ctx: MemberCtx, { state }: EmployeeRow): Promise<void> => {
  await ctx
    .call(appointment.routes.heed, { body: { salonCode: ctx.salon, employee: state } })
    .catch(() => undefined);
};

export const activateEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['setActive']>) => {
  const { code } = params;
  await find(ctx, code);
  const row = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockEmployee(tx, code);
    if (!held || held.leftAt) throw new Refusal('not-found');
    return held.state.isActive ? held : tell(tx, code, { isActive: true });
  });
  await giveRights(ctx, row);
  await tellEngine(ctx, row);
  return shownTo({ code: ctx.actor.code, groups: ctx.groups }, row);
};

/** A new spending with a key of its own: the one before was given back. Sent twice it spends once. */
const takeSeat = async (ctx: MemberCtx, { state }: EmployeeRow): Promise<string> => {
  const salonCode = ctx.salon;
  const spend = (key: string) =>
    ctx.call(subscription.routes.spend, { body: { salonCode, kind: 'employees', amount: 1, key } });
  const named = `${state.code}:${state.version}`;
  const spent = await spend(named);
  if (spent.allowed) return named;
  // There is room, so it is the key that is used up: its first call died, and its seat was given back.
  const other = newCode();
  if (spent.left > 0 && (await spend(other)).allowed) return other;
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode } });
  throw new Refusal(allowed ? 'quota-full' : 'package-needed');
};

/** Somebody who left may work elsewhere since, or here under a card of its own. */
const refuseDoubles = async (ctx: MemberCtx, person: string | null): Promise<void> => {
  if (person === null) return;
  const double = await ctx.db.forSalon(ctx.salon, (tx) => readByUser(tx, person));
  if (double) throw new Refusal('in-team-already');
  if ((await account(ctx, person)).elsewhere) throw new Refusal('employed-already');
};

export const restoreEmployee = async (ctx: MemberCtx, { params }: InputOf<Routes['restore']>) => {
  const { code } = params;
  const found = await find(ctx, code);
  const person = found.state.userCode;
  if (found.leftAt) await refuseDoubles(ctx, person);
  const key = found.leftAt ? await takeSeat(ctx, found) : null;
  const row = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockEmployee(tx, code);
    if (!held) throw new Refusal('not-found');
    if (!held.leftAt) return held;
    if (person !== null && (await readByUser(tx, person))) throw new Refusal('in-team-already');
    if (key === null || !(await holdSeat(tx, key, code))) throw new Refusal('conflict');
    return tell(tx, code, { leftAt: null, isActive: true });
  });
  await giveRights(ctx, row);
  await tellEngine(ctx, row);
  return shownTo({ code: ctx.actor.code, groups: ctx.groups }, row);
};
