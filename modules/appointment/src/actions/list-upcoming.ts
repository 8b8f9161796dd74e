import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { fullName } from '@ayna/domain/names';
import { wallNow } from '@ayna/domain/wall-now';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { readSalon } from '../store/copies.ts';
import { listUpcomingForList } from '../store/queries.ts';

/** The upcoming appointments of an employee who is about to leave the salon. */
export const listUpcomingOf = (ctx: SalonCtx, { query }: InputOf<typeof appointment.routes.upcoming>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const salon = await readSalon(tx);
    if (!salon) return [];
    const from = wallNow(ctx.now(), salon.zone);
    const upcoming = await listUpcomingForList(tx, { from, employeeCode: query.employeeCode });
    return upcoming.map(({ code, appointmentTime, customerSnapshot, serviceSnapshot }) => ({
      code,
      startDate: appointmentTime.appointmentStartDate,
      customer: customerSnapshot ? fullName(customerSnapshot) : '',
      service: serviceSnapshot.name,
    }));
  });
