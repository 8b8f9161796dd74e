import type { AppointmentStatus, appointment } from '@ayna/contracts/appointment';
import { appointmentUndone } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { withBuffer, withStatus } from '../rules/appointment-record.ts';
import { authorOf } from '../rules/author.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { mayUndo, takesTime } from '../rules/transitions.ts';
import { lockAppointment } from '../store/appointments.ts';
import { employeeOfUser } from '../store/copies.ts';
import { readHistory } from '../store/history.ts';
import { refuseOverlap, visibleTo } from './shared/booking.ts';
import { placementOf, reoccupy } from './shared/reoccupy.ts';
import { writeChange } from './shared/writes.ts';

/** Undoes the last status change, if its time is still free. */
export const undoStatus = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.undo>) => {
  const undo = async (tx: SalonTx) => {
    const now = ctx.now();
    const [before, history, me] = await Promise.all([
      lockAppointment(tx, params.code),
      readHistory(tx, params.code),
      employeeOfUser(tx, ctx.actor.code),
    ]);
    if (!before) throw new Refusal('not-found');
    const last = history.at(-1);
    const was = before.appointment.status;
    // The history is in the order of the hosts' clocks, which may differ: only the present status can be undone.
    if (!mayUndo(last, ctx.actor.code, now) || last?.after !== was) throw new Refusal('undo-over');
    const status = last?.before as AppointmentStatus;
    if (was === 'Pending') throw new Refusal('undo-over');
    const restored =
      takesTime(status) && !takesTime(was)
        ? withBuffer(before, await reoccupy(tx, placementOf(before), [], now))
        : before;
    const record = withStatus(restored, status);
    const { by, author } = authorOf(ctx.actor.code, me);
    const entry = { at: now, by: author, what: 'undone', from: was, to: status } as const;
    tx.defer(...writeChange(tx, { before, record }, [entry]));
    tx.emit(appointmentUndone, { ...toEventPayload(record, by, true), was });
    return visibleTo(ctx.groups, record);
  };
  return refuseOverlap(ctx.db.forSalon(ctx.salon, undo));
};
