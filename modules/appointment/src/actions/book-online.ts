import type { Appointment, appointment } from '@ayna/contracts/appointment';
import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { SalonState } from '@ayna/contracts/core/salons';
import { customer } from '@ayna/contracts/customer';
import { fullName } from '@ayna/domain/names';
import type { Rung } from '@ayna/domain/no-show-ladder';
import type { CustomerCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { RequestedService } from '../rules/availability.ts';
import { planOnline } from '../rules/plan-visit.ts';
import { compareBooking } from '../rules/same-booking.ts';
import { toRefusal } from '../rules/to-refusal.ts';
import { readVisitsAt } from '../store/appointments.ts';
import { bannedUntil } from '../store/copies.ts';
import { newManageLink } from '../store/manage-links.ts';
import { release } from '../store/occupancy.ts';
import { countUpcomingOnline } from '../store/queries.ts';
import { noteForSomebodyElse } from '../texts.ts';
import { lockDay, refuseOverlap, writeBooking } from './shared/booking.ts';
import { mayTakeBookings } from './shared/check-package.ts';
import { noShowStanding } from './shared/no-show-standing.ts';

/** Of one customer in one salon: enough for a family, too little to close a calendar. */
const MAX_UPCOMING = 8;

const reasonToApprove = ({ approval }: SalonState, rung: Rung) => {
  if (approval === 'manual') return 'salon-approves' as const;
  return rung === 'approval' ? ('no-shows' as const) : null;
};

type Card = ResponseOf<typeof customer.routes.findOrCreateForUser>;

type Wanted = {
  readonly requested: readonly RequestedService[];
  readonly startDate: string;
  readonly customerCode: string;
  readonly person: { readonly name: string; readonly lastname: string };
};

/**
 * What the customer holds already of what they ask for. A tab that was killed before the response takes its key with it,
 * and its customer begins again. The employees are locked, so of two requests at once the later one sees the other's visit.
 */
const findSame = async (tx: SalonTx, wanted: Wanted): Promise<readonly Appointment[] | null> => {
  for (const records of await readVisitsAt(tx, wanted)) {
    const visit = records.map(({ appointment }) => appointment);
    const compared = compareBooking(visit, wanted.requested, wanted.person);
    if (compared === 'conflict') throw new Refusal('booked-already');
    if (compared === 'same') return visit;
  }
  return null;
};

type Booking = {
  readonly body: InputOf<typeof appointment.routes.book>['body'];
  readonly card: Card;
  readonly by: string;
  readonly now: number;
};

/** Refused, found as it was booked before, or booked. */
const findOrBook = async (tx: SalonTx, { body, card, by: code, now }: Booking) => {
  const { services: requested, startDate, holdCode, forName } = body;
  const except = holdCode ? { source: 'hold' as const, code: holdCode } : undefined;
  const [{ date, start, today, context }, banned] = await Promise.all([
    lockDay(tx, { startDate, requested, now, except }),
    bannedUntil(tx, card),
  ]);
  if (banned !== null && banned >= today) throw new Refusal('banned');
  const { rung } = await noShowStanding(tx, context.salon, card.code, now);
  if (rung === 'phone') throw new Refusal('phone-only');
  const pendingBecause = reasonToApprove(context.salon, rung);
  const wanted = { requested, startDate, customerCode: card.code, person: forName ?? card };
  const [existing, upcoming] = await Promise.all([
    findSame(tx, wanted),
    countUpcomingOnline(tx, card.code, context.now),
  ]);
  if (existing) {
    if (holdCode) tx.defer(release(tx, 'hold', holdCode));
    const isPending = existing[0]?.status === 'Pending';
    // The link that was given before, and may have been stored, stays.
    return {
      appointments: existing,
      pendingBecause: isPending ? pendingBecause : null,
      link: 'own' as const,
    };
  }
  if (upcoming + requested.length > MAX_UPCOMING) throw new Refusal('too-many-bookings');
  const plan = planOnline(context, requested, start);
  if ('refused' in plan) throw toRefusal(plan, date);
  const by = { code, name: card.name, lastname: card.lastname };
  const records = await writeBooking(tx, {
    date,
    today,
    placed: plan.placed,
    customer: forName ? { ...card, ...forName } : card,
    status: pendingBecause ? 'Pending' : 'Approved',
    source: 'online',
    note: forName ? noteForSomebodyElse(fullName(forName), fullName(card), body.note) : body.note,
    overlapReason: null,
    lanes: [],
    holdCode,
    endsHolds: false,
    author: { by, author: { code, name: fullName(by) } },
    tellCustomer: true,
    now,
  });
  return {
    appointments: records.map((record) => record.appointment),
    pendingBecause,
    link: 'given' as const,
  };
};

/** A customer books an offered slot. Price, length and names are the server's own, whatever the client sends. */
export const bookOnline = async (ctx: CustomerCtx, { body }: InputOf<typeof appointment.routes.book>) => {
  const now = ctx.now();
  let manageToken: string | null = null;
  if (!(await mayTakeBookings(ctx))) throw new Refusal('booking-paused');
  const card = await ctx.call(customer.routes.findOrCreateForUser, {
    body: { salonCode: body.salonCode, userCode: ctx.actor.code },
  });

  const book = async (tx: SalonTx) => {
    const found = await findOrBook(tx, { body, card, by: ctx.actor.code, now });
    const { appointments, pendingBecause } = found;
    const visitCode = appointments[0]?.visitCode ?? '';
    const link = newManageLink(tx, visitCode, now, found.link);
    tx.defer(link.write);
    manageToken = link.token;
    // Without the token: this is stored for a repeated request, and only the hash of a token may be.
    return { visitCode, appointments: [...appointments], manageToken: null, pendingBecause };
  };

  const visit = await refuseOverlap(ctx.db.forSalon(ctx.salon, book));
  return { ...visit, manageToken };
};
