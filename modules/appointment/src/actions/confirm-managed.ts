import type { appointment } from '@ayna/contracts/appointment';
import { appointmentNoted } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import { isOpen, visitStart } from '../rules/allowed-actions.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { addHistory } from '../store/history.ts';
import { confirmVisit } from '../store/manage-links.ts';
import { actionsOf, changeVisitOfLink, customerAuthor, showVisit } from './shared/managed-visit.ts';

/**
 * The customer says that they come. Said twice it is kept once. The appointments keep their version: it must not refuse
 * what the desk is typing.
 */
export const confirmManaged = (ctx: Ctx, { params }: InputOf<typeof appointment.routes.confirmManaged>) =>
  changeVisitOfLink(ctx, params.token, async (tx, visit) => {
    const { visitCode, records, confirmation: before } = visit;
    const open = records.filter((record) => isOpen(record.appointment));
    const start = visitStart(records.map((record) => record.appointment));
    if (start === null || !actionsOf(visit).confirm) {
      const status = records[0]?.appointment.status;
      throw new Refusal('status-changed', { details: { status } });
    }
    if (before?.start === start) return showVisit(tx, visit);
    const confirmation = { at: ctx.now(), start };
    tx.defer(confirmVisit(tx, visitCode, confirmation));
    for (const record of open) {
      const { by, author } = customerAuthor(record);
      const appointmentCode = record.appointment.code;
      const entry = {
        appointmentCode,
        at: ctx.now(),
        by: author,
        what: 'confirmed',
        from: null,
        to: null,
      } as const;
      tx.defer(...addHistory(tx, [entry]));
      tx.emit(appointmentNoted, toEventPayload(record, by, false));
    }
    return showVisit(tx, { ...visit, confirmation });
  });
