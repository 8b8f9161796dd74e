import { appointmentNoted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { customerMerged } from '@ayna/contracts/customer.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { nextVersion } from '../rules/appointment-record.ts';
import { customerChanges } from '../rules/customer-figures.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { lockAppointmentsOfCustomer, updateAppointment } from '../store/appointments.ts';
import { addCustomerFigures } from '../store/customer-figures.ts';
import { bumpVersion } from '../store/versions.ts';
import { moveWaiting } from '../store/waiting-list.ts';

/** Moves the appointments of a merged card to the card that stays. A repeated event finds none. */
export const moveToMergedCustomer = async (
  ctx: SalonEventCtx,
  { code, from }: DataOf<typeof customerMerged>,
): Promise<void> => {
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const before = await lockAppointmentsOfCustomer(tx, from);
    const after = before.map((record) => nextVersion(record, { customerCode: code }));
    for (const record of after) {
      tx.defer(updateAppointment(tx, record));
      tx.emit(appointmentNoted, toEventPayload(record, null, false));
    }
    tx.defer(moveWaiting(tx, from, code));
    if (after.length > 0)
      tx.defer(bumpVersion(tx), ...addCustomerFigures(tx, customerChanges(before, after)));
  });
};
