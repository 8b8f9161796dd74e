import type { appointment } from '@ayna/contracts/appointment';
import { appointmentCanceled, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import { isOpen } from '../rules/allowed-actions.ts';
import { freedSlot, withStatus } from '../rules/appointment-record.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { release } from '../store/occupancy.ts';
import { changeVisitOfLink, customerAuthor, requireInTime, showVisit } from './shared/managed-visit.ts';
import { writeChange } from './shared/writes.ts';

/** Cancels what is left of the visit. Of two at once one wins, and the other is refused with the present status. */
export const cancelManaged = (ctx: Ctx, { params }: InputOf<typeof appointment.routes.cancelManaged>) =>
  changeVisitOfLink(ctx, params.token, async (tx, visit) => {
    requireInTime(visit);
    const records = visit.records.map((before) => {
      const { code, status } = before.appointment;
      if (!isOpen(before.appointment)) return before;
      const canceled = withStatus(before, 'Canceled');
      const { by, author } = customerAuthor(before);
      const entry = { at: ctx.now(), by: author, what: 'status', from: status, to: 'Canceled' } as const;
      tx.defer(...writeChange(tx, { before, record: canceled }, [entry]), release(tx, 'appointment', code));
      tx.emit(appointmentCanceled, toEventPayload(canceled, by, true));
      tx.emit(slotFreed, freedSlot(before));
      return canceled;
    });
    return showVisit(tx, { ...visit, records });
  });
