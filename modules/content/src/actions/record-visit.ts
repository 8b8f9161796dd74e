import type { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { reviewChanged } from '@ayna/contracts/content.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { fullName } from '@ayna/domain/names';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { shortenName } from '../rules/reviews.ts';
import { findReviewOfVisit, updateReview } from '../store/reviews.ts';
import { saveVisit } from '../store/visits.ts';

type Completed = DataOf<typeof appointmentCompleted>;

/** Events may arrive in any order: the version of the appointment decides which one is newer. */
const save = (ctx: SalonEventCtx, appointment: Completed, undone: boolean): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { code, version, customerCode, customerSnapshot, appointmentTime } = appointment;
    const isNewer = await saveVisit(tx, {
      appointmentCode: code,
      version,
      undone,
      customerCode,
      ...shortenName(customerSnapshot),
      phone: customerSnapshot?.phone ?? null,
      serviceName: appointment.serviceSnapshot.name,
      employeeName: fullName(appointment.employeeSnapshot),
      startsAt: appointmentTime.appointmentStartDate,
      endsAt: appointmentTime.appointmentEndDate,
    });
    const review = isNewer && (await findReviewOfVisit(tx, code));
    if (!review) return;
    // It is hidden or shown again with its visit.
    const changed = await updateReview(tx, review.code, {});
    if (changed !== null) tx.emit(reviewChanged, { code: review.code, version: changed });
  });

/** From now on the visit may be reviewed. */
export const recordVisit = (ctx: SalonEventCtx, appointment: Completed): Promise<void> =>
  save(ctx, appointment, false);

/** Only a completed visit can be reviewed, so undoing any other status changes nothing. */
export const withdrawVisit = async (
  ctx: SalonEventCtx,
  appointment: DataOf<typeof appointmentUndone>,
): Promise<void> => {
  if (appointment.was === 'Completed') await save(ctx, appointment, true);
};
