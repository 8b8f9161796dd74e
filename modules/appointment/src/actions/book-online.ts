import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer } from '@ayna/contracts/customer';
import { fullName } from '@ayna/domain/names';
import type { CustomerCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { planOnline } from '../rules/plan-visit.ts';
import { toRefusal } from '../rules/to-refusal.ts';
import { bannedUntil } from '../store/copies.ts';
import { countUpcomingOnline } from '../store/queries.ts';
import { lockDay, refuseOverlap, writeBooking } from './shared/booking.ts';
import { mayTakeBookings } from './shared/check-package.ts';

/** Of one customer in one salon: enough for a family, too little to close a calendar. */
const MAX_UPCOMING = 8;

/** A customer books an offered slot. Price, length and names are the server's own, whatever the client sends. */
export const bookOnline = async (ctx: CustomerCtx, { body }: InputOf<typeof appointment.routes.book>) => {
  const now = ctx.now();
  const { salonCode, services: requested, startDate, holdCode } = body;
  if (!(await mayTakeBookings(ctx))) throw new Refusal('booking-paused');
  const card = await ctx.call(customer.routes.findOrCreateForUser, {
    body: { salonCode, userCode: ctx.actor.code },
  });
  const except = holdCode ? { source: 'hold' as const, code: holdCode } : undefined;

  const book = async (tx: SalonTx) => {
    const [{ date, start, context }, banned] = await Promise.all([
      lockDay(tx, { startDate, requested, now, except }),
      bannedUntil(tx, card),
    ]);
    if (banned !== null && banned >= context.now.slice(0, 10)) throw new Refusal('banned');
    const upcoming = await countUpcomingOnline(tx, card.code, context.now);
    if (upcoming + requested.length > MAX_UPCOMING) throw new Refusal('too-many-bookings');
    const plan = planOnline(context, requested, start);
    if ('refused' in plan) throw toRefusal(plan, date);
    const by = { code: ctx.actor.code, name: card.name, lastname: card.lastname };
    const records = await writeBooking(tx, {
      date,
      placed: plan.placed,
      customer: card,
      status: context.salon.approval === 'manual' ? 'Pending' : 'Approved',
      source: 'online',
      note: body.note,
      overlapReason: null,
      lanes: [],
      holdCode,
      endsHolds: false,
      author: { by, author: { code: by.code, name: fullName(by) } },
      tellCustomer: true,
      now,
    });
    const appointments = records.map((record) => record.appointment);
    return { visitCode: appointments[0]?.visitCode ?? '', appointments };
  };

  return refuseOverlap(ctx.db.forSalon(ctx.salon, book));
};
