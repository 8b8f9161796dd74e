import type { AppointmentStatus, appointment } from '@ayna/contracts/appointment';
import { appointmentUndone } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones } from '@ayna/contracts/core/mask';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { authorOf } from '../rules/author.ts';
import { openDocument, readDocument, renderDocument } from '../rules/document.ts';
import { occupied } from '../rules/occupied.ts';
import { untilNext } from '../rules/tidying.ts';
import { toldOf } from '../rules/told.ts';
import { mayUndo, takesTime } from '../rules/transitions.ts';
import { lockAppointment, type Row } from '../store/appointments.ts';
import { employeeOfUser, lockEmployees } from '../store/copies.ts';
import { readHistory } from '../store/history.ts';
import { dropExpired, isOverlap, take } from '../store/occupancy.ts';
import { nextOfVisit } from '../store/reading.ts';
import { writeChange } from '../store/write-change.ts';

/** Takes its time again. Whoever took it meanwhile keeps it: the table refuses the second. */
const takeAgain = async (tx: SalonTx, held: Row, now: number): Promise<void> => {
  const [, next] = await Promise.all([lockEmployees(tx, [held.employeeCode]), nextOfVisit(tx, held)]);
  tx.lastly(
    dropExpired(tx, [held.employeeCode], now),
    take(tx, occupied({ ...held, work: untilNext(held, next) })),
  );
};

export const undoStatus = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.undo>) =>
  ctx.db
    .forSalon(ctx.salon, async (tx) => {
      const now = ctx.now();
      const [held, history, me] = await Promise.all([
        lockAppointment(tx, params.code),
        readHistory(tx, params.code),
        employeeOfUser(tx, ctx.actor.code),
      ]);
      if (!held) throw new Refusal('not-found');
      const last = history.at(-1);
      const was = held.status;
      // The order of the history is by the hosts' clocks, which may differ: only what stands is taken back.
      if (!mayUndo(last, ctx.actor.code, now) || last?.after !== was) throw new Refusal('undo-over');
      const status = last?.before as AppointmentStatus;
      if (was === 'Pending') throw new Refusal('undo-over');
      if (takesTime(status) && !takesTime(was)) await takeAgain(tx, held, now);
      const document = renderDocument({ ...openDocument(held.document), status, version: held.version + 1 });
      const { by, author } = authorOf(ctx.actor.code, me);
      const entry = { at: now, by: author, what: 'undone', from: was, to: status } as const;
      tx.lastly(
        writeChange(tx, held.code, { status, document }, [entry]),
        tx.emit(appointmentUndone, { ...toldOf({ document, phone: held.phone }, by, true), was }),
      );
      return readDocument(document, held.phone, seesPhones(ctx.groups));
    })
    .catch((error: unknown) => {
      throw isOverlap(error) ? new Refusal('slot-taken') : error;
    });
