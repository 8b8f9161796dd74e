import type { appointment } from '@ayna/contracts/appointment';
import { appointmentMoved, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type AppointmentRecord, freedSlot, type MoveSnapshot } from '../rules/appointment-record.ts';
import { authorOf } from '../rules/author.ts';
import { changeRecord } from '../rules/change.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { mayUndoMove } from '../rules/undo-move.ts';
import { lockAppointment } from '../store/appointments.ts';
import { employeeOfUser } from '../store/copies.ts';
import { refuseOverlap, visibleTo } from './shared/booking.ts';
import { reoccupy } from './shared/reoccupy.ts';
import { writeChange } from './shared/writes.ts';

/** The snapshot to restore, if this person may still undo the move. */
const requireSnapshot = (record: AppointmentRecord, actor: string, now: number): MoveSnapshot => {
  const { status, version } = record.appointment;
  if (status !== 'Pending' && status !== 'Approved')
    throw new Refusal('status-changed', { details: { status } });
  const { beforeMove } = record;
  if (!beforeMove || !mayUndoMove(beforeMove, version, actor, now)) throw new Refusal('undo-over');
  return beforeMove;
};

/** Puts an appointment back where it was before its move, also into a leave that it was moved out of. */
export const undoMove = (ctx: MemberCtx, { params, body }: InputOf<typeof appointment.routes.undoMove>) => {
  const undo = async (tx: SalonTx) => {
    const now = ctx.now();
    const [moved, me] = await Promise.all([
      lockAppointment(tx, params.code),
      employeeOfUser(tx, ctx.actor.code),
    ]);
    if (!moved) throw new Refusal('not-found');
    const { employeeCode, version } = moved.appointment;
    if (appointmentScope(ctx.groups, bookingRights) !== 'all' && employeeCode !== me?.code)
      throw new Refusal('not-allowed');
    if (version !== body.version) throw new Refusal('conflict');
    const snapshot = requireSnapshot(moved, ctx.actor.code, now);
    const bufferAfter = await reoccupy(tx, { ...snapshot, code: params.code }, [employeeCode], now);
    const changed = changeRecord(moved, {}, { ...snapshot, bufferAfter });
    const record = { ...changed.record, beforeMove: null };
    const { by, author } = authorOf(ctx.actor.code, me);
    const entries = changed.entries.map((entry) => ({ ...entry, at: now, by: author }));
    tx.defer(...writeChange(tx, { before: moved, record }, entries));
    const { code, ...from } = freedSlot(moved);
    tx.emit(appointmentMoved, { ...toEventPayload(record, by, body.tellCustomer), from });
    tx.emit(slotFreed, { code, ...from });
    return visibleTo(ctx.groups, record);
  };
  return refuseOverlap(ctx.db.forSalon(ctx.salon, undo));
};
