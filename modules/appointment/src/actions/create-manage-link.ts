import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx, MemberCtx, PersonCtx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { readAppointment, salonOfAppointment } from '../store/appointments.ts';
import { newManageLink } from '../store/manage-links.ts';

const createLink = (ctx: Ctx, salon: SalonKey, code: string, person: string | null) =>
  ctx.db.forSalon(salon, async (tx) => {
    const record = await readAppointment(tx, code);
    if (!record || (person !== null && record.personCode !== person)) throw new Refusal('not-found');
    const { token, write } = newManageLink(
      tx,
      record.appointment.visitCode,
      ctx.now(),
      person === null ? 'given' : 'own',
    );
    tx.defer(write);
    return { manageToken: token };
  });

/** A link that the desk copies for a customer. Every member who sees the appointment may make one. */
export const createManageLink = (
  ctx: MemberCtx,
  { params }: InputOf<typeof appointment.routes.createManageLink>,
) => createLink(ctx, ctx.salon, params.code, null);

/** A link of the customer's own making; the one that was given to them goes on working. */
export const createMyManageLink = async (
  ctx: PersonCtx,
  { params }: InputOf<typeof appointment.routes.createMyManageLink>,
) => {
  const salon = await ctx.db.acrossSalons('find the salon of an appointment', (tx) =>
    salonOfAppointment(tx, params.code, ctx.actor.code),
  );
  if (!salon) throw new Refusal('not-found');
  return createLink(ctx, salon, params.code, ctx.actor.code);
};
