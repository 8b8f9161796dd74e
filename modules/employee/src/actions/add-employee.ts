import { createHash } from 'node:crypto';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged, employeeInvited } from '@ayna/contracts/employee.events';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { OnWire } from '@ayna/kernel/module';
import { COUNTED_MS, sentTooOften, VALID_FOR_MS, wayTo } from '../rules/invitations.ts';
import { tidyPerformed } from '../rules/performers.ts';
import { shownTo } from '../rules/shown.ts';
import { insertEmployee } from '../store/changes.ts';
import { type EmployeeRow, readEmployee } from '../store/employees.ts';
import { countSent, openInvitation } from '../store/invitations.ts';
import { holdSeat } from '../store/seats.ts';

type AddCtx = MemberCtx & OnWire;
type Form = InputOf<typeof employee.routes.create>['body'];
type Seat = { readonly key: string } | { readonly refused: 'package-needed' | 'quota-full' };

/** Named by the caller's key: the same call, sent again, spends the same seat. */
const seatKey = ({ actor, wire }: AddCtx): string => {
  const key = wire.header('idempotency-key');
  return key ? createHash('sha256').update(`${actor.code} ${key}`).digest('base64url') : newCode();
};

const takeSeat = async (ctx: AddCtx): Promise<Seat> => {
  const salonCode = ctx.salon;
  const spend = (key: string) =>
    ctx.call(subscription.routes.spend, { body: { salonCode, kind: 'employees', amount: 1, key } });
  const named = seatKey(ctx);
  const spent = await spend(named);
  if (spent.allowed) return { key: named };
  // There is room, so it is the key that is used up: its first call died, and its seat was given back.
  const other = newCode();
  if (spent.left > 0 && (await spend(other)).allowed) return { key: other };
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode } });
  return { refused: allowed ? 'quota-full' : 'package-needed' };
};

const invite = async (ctx: AddCtx, tx: SalonTx, row: EmployeeRow, salonName: string): Promise<void> => {
  const now = ctx.now();
  const way = wayTo(row);
  if (!way) return;
  const [code, employeeCode, expiresAt] = [newCode(), row.state.code, now + VALID_FOR_MS];
  if (sentTooOften(await countSent(tx, employeeCode, now - COUNTED_MS)))
    throw new Refusal('invited-too-often');
  const token = await openInvitation(tx, { code, employeeCode, ...way, sentAt: now, expiresAt });
  await tx.emit(employeeInvited, {
    code,
    by: way.by,
    to: way.sentTo,
    name: row.state.userSnapshot.name,
    salonName,
    token,
    expiresAt: new Date(expiresAt).toISOString(),
  });
};

const insert = async (tx: SalonTx, body: Form, key: string) => {
  const { salonCode: _, invite: __, ...form } = body;
  const performed = tidyPerformed(form);
  const about = { code: newCode(), userCode: null, imageUrl: null, owner: false };
  const row = await insertEmployee(tx, { ...form, ...performed, ...about });
  // Given back meanwhile, or another's: the person sends the form anew.
  if (!row || !(await holdSeat(tx, key, row.state.code))) throw new Refusal('key-reused');
  return row;
};

export const addEmployee = async (ctx: AddCtx, { body }: { body: Form }) => {
  const here = { params: { salonCode: ctx.salon } };
  const { serviceCodes } = tidyPerformed(body);
  if (serviceCodes.length > 0) {
    const { codes } = await ctx.call(service.routes.codes, here);
    if (serviceCodes.some((one) => !codes.includes(one))) throw new Refusal('unknown-service');
  }
  const salonName = body.invite ? (await ctx.call(salon.routes.card, here)).name : null;
  const seat = await takeSeat(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    // Said in here: a call that was answered before is answered the same, also when nothing is left now.
    if ('refused' in seat) throw new Refusal(seat.refused);
    const row = await insert(tx, body, seat.key);
    await tx.emit(employeeChanged, row.state);
    if (salonName !== null) await invite(ctx, tx, row, salonName);
    const added = (await readEmployee(tx, row.state.code)) ?? row;
    return shownTo({ code: ctx.actor.code, groups: ctx.groups }, added);
  });
};
