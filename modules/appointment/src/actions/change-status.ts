import type { appointment } from '@ayna/contracts/appointment';
import { slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones } from '@ayna/contracts/core/mask';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { authorOf } from '../rules/author.ts';
import { openDocument, readDocument, renderDocument } from '../rules/document.ts';
import { changing, reachOf } from '../rules/reach.ts';
import { statusEvents } from '../rules/status-event.ts';
import { toldOf } from '../rules/told.ts';
import { mayBecome, takesTime } from '../rules/transitions.ts';
import { lockAppointment } from '../store/appointments.ts';
import { employeeOfUser } from '../store/copies.ts';
import { giveBack } from '../store/occupancy.ts';
import { writeChange } from '../store/write-change.ts';

/** Of two people at once one wins, and the other is shown how it stands now. */
export const changeStatus = (
  ctx: MemberCtx,
  { params, query }: InputOf<typeof appointment.routes.updateStatus>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { status } = query;
    const now = ctx.now();
    const [held, me] = await Promise.all([
      lockAppointment(tx, params.code),
      employeeOfUser(tx, ctx.actor.code),
    ]);
    if (!held) throw new Refusal('not-found');
    if (reachOf(ctx.groups, changing) !== 'all' && held.employeeCode !== me?.code)
      throw new Refusal('not-allowed');
    if (status === 'Pending' || !mayBecome(held.status, status))
      throw new Refusal('status-changed', { details: { status: held.status } });

    const kept = openDocument(held.document);
    const document = renderDocument({ ...kept, status, version: held.version + 1 });
    const { by, author } = authorOf(ctx.actor.code, me);
    const entry = { at: now, by: author, what: 'status', from: held.status, to: status } as const;
    if (!takesTime(status)) {
      const { employeeCode, startsAt: startDate, endsAt: endDate } = held;
      tx.lastly(
        giveBack(tx, 'appointment', held.code),
        tx.emit(slotFreed, { code: held.code, employeeCode, startDate, endDate }),
      );
    }
    tx.lastly(
      writeChange(tx, held.code, { status, document }, [entry]),
      tx.emit(statusEvents[status], toldOf({ document, phone: held.phone }, by, true)),
    );
    return {
      appointment: readDocument(document, held.phone, seesPhones(ctx.groups)),
      incomeFollows: status === 'Completed',
    };
  });
