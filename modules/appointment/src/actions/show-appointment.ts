import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer } from '@ayna/contracts/customer';
import { canSeeAllergies } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import { confirmedAt } from '../rules/managed-visit.ts';
import { readAppointment, readBookedAt, readVisit } from '../store/appointments.ts';
import { employeeOfUser } from '../store/copies.ts';
import { readConfirmation } from '../store/manage-links.ts';
import { visibleTo } from './shared/booking.ts';

/** Null where the customer module does not answer: an appointment is shown without it. */
const readAllergies = (ctx: MemberCtx, code: string): Promise<string | null> =>
  ctx.call(customer.routes.allergies, { params: { salonCode: ctx.salon, code } }).then(
    ({ allergies }) => allergies,
    (err: unknown) => {
      ctx.log.warn({ err }, 'allergies of a customer could not be read');
      return null;
    },
  );

/** One appointment, with the customer's allergies for its performer and for members who may see them anyway. */
export const showAppointment = async (
  ctx: MemberCtx,
  { params }: InputOf<typeof appointment.routes.byCode>,
) => {
  const { record, me, bookedAt, confirmed } = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const found = await readAppointment(tx, params.code);
    if (!found) throw new Refusal('not-found');
    const { visitCode } = found.appointment;
    const visit = (await readVisit(tx, visitCode)).map((record) => record.appointment);
    return {
      record: found,
      me: await employeeOfUser(tx, ctx.actor.code),
      bookedAt: await readBookedAt(tx, params.code),
      confirmed: confirmedAt(visit, await readConfirmation(tx, visitCode)),
    };
  });
  const { customerCode, employeeCode } = record.appointment;
  const seesAllergies = canSeeAllergies(ctx.groups) || me?.code === employeeCode;
  const allergies = customerCode && seesAllergies ? await readAllergies(ctx, customerCode) : '';
  return {
    ...visibleTo(ctx.groups, record),
    allergies,
    bookedAt: instantOf(bookedAt),
    confirmedAt: confirmed === null ? null : instantOf(confirmed),
  };
};
