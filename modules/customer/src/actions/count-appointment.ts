import type { appointmentBooked } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { customerCounted, customerMerged } from '@ayna/contracts/customer.events';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import { countFigures, lockFigures, saveAppointment } from '../store/appointments.ts';

/**
 * Every event of an appointment tells the whole of it, so it matters only which is the newest. An open form
 * of the card does not become old by a visit: the version is left alone.
 *
 * One that was booked for a card while that became part of another belongs to the other; whoever keeps it under the
 * former card is told again.
 */
export const countAppointment = async (
  ctx: SalonHeardCtx,
  told: DataOf<typeof appointmentBooked>,
): Promise<void> => {
  const { code, version, status, customerCode, appointmentTime, serviceCode, serviceSnapshot } = told;
  if (customerCode === null) return;
  const startsAt = appointmentTime.appointmentStartDate;
  const { price, name: serviceName, sessionCount } = serviceSnapshot;
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const counted = await lockFigures(tx, customerCode);
    if (counted === null) return;
    const { code: card, version: cardVersion } = counted;
    const heard = { code, card, version, status, startsAt, price, serviceCode, serviceName, sessionCount };
    if (await saveAppointment(tx, heard)) {
      await countFigures(tx, card);
      await tx.emit(customerCounted, { code: card, version: cardVersion });
    }
    if (card !== customerCode)
      await tx.emit(customerMerged, { code: card, version: cardVersion, from: customerCode });
  });
};
