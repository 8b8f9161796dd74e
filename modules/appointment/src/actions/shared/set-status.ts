import type { AppointmentStatus, CancelReason } from '@ayna/contracts/appointment';
import { slotFreed } from '@ayna/contracts/appointment.events';
import { Refusal } from '@ayna/contracts/core/refusal';
import { appointmentScope, statusRights } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { freedSlot, withStatus } from '../../rules/appointment-record.ts';
import { authorOf } from '../../rules/author.ts';
import { toEventPayload } from '../../rules/event-payload.ts';
import { statusEvents } from '../../rules/status-event.ts';
import { takesTime, transitionRefusal } from '../../rules/transitions.ts';
import { lockAppointment } from '../../store/appointments.ts';
import { employeeOfUser } from '../../store/copies.ts';
import { release } from '../../store/occupancy.ts';
import { visibleTo } from './booking.ts';
import { writeChange } from './writes.ts';

type Reason = { readonly reason: CancelReason; readonly remark: string };

/** Sets the status. Of two concurrent changes one wins; the other is refused with the present status. */
export const setStatus = (ctx: MemberCtx, code: string, status: AppointmentStatus, why?: Reason) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [before, me] = await Promise.all([lockAppointment(tx, code), employeeOfUser(tx, ctx.actor.code)]);
    if (!before) throw new Refusal('not-found');
    const { status: was, employeeCode } = before.appointment;
    if (appointmentScope(ctx.groups, statusRights) !== 'all' && employeeCode !== me?.code)
      throw new Refusal('not-allowed');
    const refusal = transitionRefusal(was, status);
    // No status leads to Pending, which the types below do not know.
    if (refusal || status === 'Pending')
      throw new Refusal(refusal ?? 'status-changed', { details: { status: was } });

    const record = withStatus(before, status, why?.reason ?? null);
    const { by, author } = authorOf(ctx.actor.code, me);
    const entry = { at: ctx.now(), by: author, what: 'status', from: was, to: status, ...why } as const;
    if (!takesTime(status)) {
      tx.defer(release(tx, 'appointment', code));
      tx.emit(slotFreed, freedSlot(before));
    }
    tx.defer(...writeChange(tx, { before, record }, [entry]));
    tx.emit(statusEvents[status], toEventPayload(record, by, true));
    return visibleTo(ctx.groups, record);
  });
