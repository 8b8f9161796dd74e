import { Refusal } from '@ayna/contracts/core/refusal';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { lockAppointment } from '../../store/appointments.ts';
import { employeeOfUser } from '../../store/copies.ts';

/** An appointment that is still to be performed, locked, with the acting employee, who may change it. */
export const requireChangeable = async (ctx: MemberCtx, tx: SalonTx, code: string) => {
  const [record, me] = await Promise.all([lockAppointment(tx, code), employeeOfUser(tx, ctx.actor.code)]);
  if (!record) throw new Refusal('not-found');
  const { employeeCode, status } = record.appointment;
  if (appointmentScope(ctx.groups, bookingRights) !== 'all' && employeeCode !== me?.code)
    throw new Refusal('not-allowed');
  if (status !== 'Pending' && status !== 'Approved')
    throw new Refusal('status-changed', { details: { status } });
  return { record, me };
};
