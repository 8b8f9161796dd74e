import type { appointmentBooked } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { customerCounted, customerErased, customerMerged } from '@ayna/contracts/customer.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { lockFiguresCard, recountFigures, saveAppointment } from '../store/appointments.ts';

/**
 * Stores the newest version of an appointment and recounts the figures of its card. Every event contains the whole
 * appointment, so only the newest matters. The card's version stays: a visit must not outdate an open form.
 *
 * An appointment that was booked while its card was merged counts for the merged card. `customer.merged` is emitted
 * again, for modules that stored the appointment under the former card. So is `customer.erased`, if the appointment was
 * booked while its card was erased.
 */
export const countAppointment = async (
  ctx: SalonEventCtx,
  appointment: DataOf<typeof appointmentBooked>,
): Promise<void> => {
  const { code, version, status, customerCode, appointmentTime, serviceCode, serviceSnapshot } = appointment;
  if (customerCode === null) return;
  const startsAt = appointmentTime.appointmentStartDate;
  const { price, name: serviceName, sessionCount } = serviceSnapshot;
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const figuresCard = await lockFiguresCard(tx, customerCode);
    if (figuresCard === null) {
      tx.emit(customerErased, { code: customerCode, version, userCode: null, phone: '', email: '' });
      return;
    }
    const { code: card, version: cardVersion } = figuresCard;
    const copy = { code, card, version, status, startsAt, price, serviceCode, serviceName, sessionCount };
    if (await saveAppointment(tx, copy)) {
      await recountFigures(tx, card);
      tx.emit(customerCounted, { code: card, version: cardVersion });
    }
    if (card !== customerCode)
      tx.emit(customerMerged, { code: card, version: cardVersion, from: customerCode });
  });
};
