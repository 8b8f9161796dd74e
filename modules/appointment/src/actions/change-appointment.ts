import type { appointment } from '@ayna/contracts/appointment';
import { appointmentMoved, appointmentNoted, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type AppointmentRecord, freedSlot } from '../rules/appointment-record.ts';
import { authorOf } from '../rules/author.ts';
import { changeRecord, moveOf, moveSnapshot } from '../rules/change.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { lockAppointment } from '../store/appointments.ts';
import { employeeOfUser } from '../store/copies.ts';
import { nextOfVisit } from '../store/queries.ts';
import { lockDay, refuseOverlap, visibleTo } from './shared/booking.ts';
import { takePlace } from './shared/take-place.ts';
import { writeChange } from './shared/writes.ts';

type Body = InputOf<typeof appointment.routes.change>['body'];

/** Releases the old time and occupies the new one, with both employees locked. */
const moveTime = async (tx: SalonTx, ctx: MemberCtx, record: AppointmentRecord, body: Body) => {
  const { code, serviceCode, employeeCode } = record.appointment;
  const move = moveOf(record, body);
  // Both employees are locked together, in the order of their codes, so that two crossing moves cannot deadlock.
  const requested = [employeeCode, move.employeeCode].map((one) => ({ serviceCode, employeeCode: one }));
  const except = { source: 'appointment' as const, code };
  const [day, next] = await Promise.all([
    lockDay(tx, { startDate: move.startsAt, requested, now: ctx.now(), except, ignoreHolds: true }),
    nextOfVisit(tx, { ...move, code }),
  ]);
  const over = typeof body.overlapReason === 'string';
  const place = await takePlace(tx, day, { ...move, code, serviceCode, next, over });
  const employee = day.context.employees.find((one) => one.code === move.employeeCode);
  const overlapReason = body.overlapReason ?? null;
  return { ...move, ...place, overlapReason, employeeSnapshot: employee?.userSnapshot };
};

/** Moves, reassigns, resizes or annotates an appointment. */
export const changeAppointment = (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof appointment.routes.change>,
) => {
  const change = async (tx: SalonTx) => {
    const [before, me] = await Promise.all([
      lockAppointment(tx, params.code),
      employeeOfUser(tx, ctx.actor.code),
    ]);
    if (!before) throw new Refusal('not-found');
    const { employeeCode, version, status } = before.appointment;
    const isOwn = employeeCode === me?.code && (body.employeeCode ?? me.code) === me.code;
    if (appointmentScope(ctx.groups, bookingRights) !== 'all' && !isOwn) throw new Refusal('not-allowed');
    if (version !== body.version) throw new Refusal('conflict');
    const moves =
      body.startDate !== undefined || body.employeeCode !== undefined || body.duration !== undefined;
    if (moves && status !== 'Pending' && status !== 'Approved')
      throw new Refusal('status-changed', { details: { status } });

    const at = ctx.now();
    const move = moves ? await moveTime(tx, ctx, before, body) : null;
    const changed = changeRecord(before, body, move);
    const beforeMove = move ? moveSnapshot(before, ctx.actor.code, at) : before.beforeMove;
    const record = { ...changed.record, beforeMove };
    const { by, author } = authorOf(ctx.actor.code, me);
    const entries = changed.entries.map((entry) => ({ ...entry, at, by: author }));
    tx.defer(...writeChange(tx, { before, record }, entries));
    const payload = toEventPayload(record, by, body.tellCustomer);
    if (move) {
      const { code, ...from } = freedSlot(before);
      tx.emit(appointmentMoved, { ...payload, from });
      tx.emit(slotFreed, { code, ...from });
    } else tx.emit(appointmentNoted, payload);
    return visibleTo(ctx.groups, record);
  };
  return refuseOverlap(ctx.db.forSalon(ctx.salon, change));
};
