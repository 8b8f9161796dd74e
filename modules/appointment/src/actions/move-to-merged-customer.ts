import { appointmentNoted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { customerMerged } from '@ayna/contracts/customer.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { nextVersion } from '../rules/appointment-record.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { lockAppointmentsOfCustomer, updateAppointment } from '../store/appointments.ts';
import { bumpVersion } from '../store/versions.ts';

/** Moves the appointments of a merged card to the card that stays. A repeated event finds none. */
export const moveToMergedCustomer = async (
  ctx: SalonEventCtx,
  { code, from }: DataOf<typeof customerMerged>,
): Promise<void> => {
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const records = await lockAppointmentsOfCustomer(tx, from);
    for (const before of records) {
      const record = nextVersion(before, { customerCode: code });
      tx.defer(updateAppointment(tx, record));
      tx.emit(appointmentNoted, toEventPayload(record, null, false));
    }
    if (records.length > 0) tx.defer(bumpVersion(tx));
  });
};
