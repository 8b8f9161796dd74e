import { createHash } from 'node:crypto';
import type { InputOf } from '@ayna/contracts/core/contract';
import { positionPresets } from '@ayna/contracts/core/positions';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { mayGive } from '@ayna/domain/permissions';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { WithHttp } from '@ayna/kernel/module';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { chooseDelivery } from '../rules/invitations.ts';
import { normalizePerformed } from '../rules/performers.ts';
import { insertEmployee } from '../store/employee-writes.ts';
import { readEmployee } from '../store/employees.ts';
import { assignSeat } from '../store/seats.ts';
import { sendInvitation } from './shared/send-invitation.ts';
import { spendSeat } from './shared/spend-seat.ts';

type AddCtx = MemberCtx & WithHttp;
type Form = InputOf<typeof employee.routes.create>['body'];

/** Derived from the idempotency key, so that the same request, sent again, spends the same seat. */
const seatKey = ({ actor, http }: AddCtx): string => {
  const key = http.header('idempotency-key');
  return key ? createHash('sha256').update(`${actor.code} ${key}`).digest('base64url') : newCode();
};

const insertWithSeat = async (tx: SalonTx, body: Form, key: string) => {
  const { salonCode: _, invite: __, ...form } = body;
  const performed = normalizePerformed(form);
  const row = await insertEmployee(tx, {
    ...form,
    ...performed,
    code: newCode(),
    userCode: null,
    imageUrl: null,
    owner: false,
  });
  // The seat was returned meanwhile or belongs to somebody else: the person submits the form again.
  if (!row || !(await assignSeat(tx, key, row.state.code))) throw new Refusal('key-reused');
  return row;
};

export const addEmployee = async (ctx: AddCtx, { body }: { body: Form }) => {
  // The rights of the position become theirs when they accept an invitation.
  if (!mayGive(ctx.groups, positionPresets[body.position])) throw new Refusal('beyond-own-rights');
  const here = { params: { salonCode: ctx.salon } };
  const { serviceCodes } = normalizePerformed(body);
  if (serviceCodes.length > 0) {
    const { codes } = await ctx.call(service.routes.codes, here);
    if (serviceCodes.some((one) => !codes.includes(one))) throw new Refusal('unknown-service');
  }
  const salonName = body.invite ? (await ctx.call(salon.routes.card, here)).name : null;
  const seat = await spendSeat(ctx, seatKey(ctx));
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    // Refused only inside the transaction, so that a repeated request replays its first response even when no
    // seat is left by now.
    if ('refused' in seat) throw new Refusal(seat.refused);
    const row = await insertWithSeat(tx, body, seat.key);
    tx.emit(employeeChanged, row.state);
    const delivery = salonName === null ? null : chooseDelivery(row);
    if (salonName !== null && delivery) await sendInvitation(ctx, tx, { employee: row, delivery, salonName });
    const added = (await readEmployee(tx, row.state.code)) ?? row;
    return toEmployeeView(viewerOf(ctx), added);
  });
};
