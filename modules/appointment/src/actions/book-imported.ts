import { importBookingAnswered } from '@ayna/contracts/appointment.events';
import type { RowRefusal } from '@ayna/contracts/core/customer-import-routes';
import type { DataOf } from '@ayna/contracts/core/event';
import type { importBookingRequested } from '@ayna/contracts/customer.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { authorOf } from '../rules/author.ts';
import { resolveNames, toRowRefusal } from '../rules/import-names.ts';
import { planByDesk } from '../rules/plan-visit.ts';
import { claimRequest, isBooked } from '../store/import-requests.ts';
import { readSalonSnapshot } from '../store/salon-snapshots.ts';
import { lockDay, writeBooking } from './shared/booking.ts';

type BookingRequest = DataOf<typeof importBookingRequested>;

/** Books the appointment, or says why not; null means that it is booked. */
const book = async (tx: SalonTx, request: BookingRequest, now: number): Promise<RowRefusal | null> => {
  const { startDate, customer, byCode } = request;
  const snapshot = await readSalonSnapshot(tx);
  const service = resolveNames(snapshot, request);
  if (typeof service === 'string') return service;
  if (!snapshot.salon) return 'outside-hours';
  const requested = [service];
  const { date, start, today, context, team } = await lockDay(tx, { startDate, requested, now });
  if (startDate < context.now) return 'past';
  // The same file may be imported again.
  const same = { customerCode: customer.code, serviceCode: service.serviceCode, startsAt: startDate };
  if (await isBooked(tx, same)) return null;
  const plan = planByDesk(context, requested, start, { duration: null });
  if ('refused' in plan) return toRowRefusal(plan.refused);
  await writeBooking(tx, {
    date,
    today,
    placed: plan.placed,
    customer,
    status: 'Approved',
    source: 'desk',
    note: '',
    overlapReason: null,
    lanes: [],
    holdCode: null,
    endsHolds: false,
    author: authorOf(byCode, team.find(({ userCode }) => userCode === byCode) ?? null),
    // The customers of an imported calendar know of these appointments.
    tellCustomer: false,
    now,
  });
  return null;
};

/** Books an appointment that a row of an import requests, as the desk would, and answers the import once. */
export const bookImported = (ctx: SalonEventCtx, request: BookingRequest): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { requestCode, importCode } = request;
    if (!(await claimRequest(tx, requestCode, now))) return;
    const refused = await book(tx, request, now);
    tx.emit(importBookingAnswered, { requestCode, importCode, refused });
  });
