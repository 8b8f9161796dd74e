import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type AppointmentRecord, customerOf, endOf, withBuffer } from '../rules/appointment-record.ts';
import { authorOf } from '../rules/author.ts';
import { occupancyOf } from '../rules/occupancy.ts';
import { planByDesk } from '../rules/plan-visit.ts';
import { toRefusal } from '../rules/to-refusal.ts';
import { trimBuffer } from '../rules/trim-buffer.ts';
import { occupy, release } from '../store/occupancy.ts';
import { lockDay, refuseOverlap, visibleTo, writeBooking } from './shared/booking.ts';
import { placementOf } from './shared/reoccupy.ts';
import { requireChangeable } from './shared/require-changeable.ts';
import { writeChange } from './shared/writes.ts';

/** Between two services of one visit nothing is tidied up: the first gives its buffer to the second. */
const trimFirst = (tx: SalonTx, first: AppointmentRecord, next: string): void => {
  const placement = placementOf(first);
  const work = trimBuffer(placement, next);
  tx.defer(
    release(tx, 'appointment', placement.code),
    ...occupy(tx, occupancyOf({ ...placement, work })),
    ...writeChange(tx, { before: first, record: withBuffer(first, work.bufferAfter) }, []),
  );
};

/** Books one more service right after an appointment: the same visit, customer, employee and status. */
export const addService = (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof appointment.routes.addService>,
) => {
  const add = async (tx: SalonTx) => {
    const now = ctx.now();
    const { record: first, me } = await requireChangeable(ctx, tx, params.code);
    const { code, visitCode, employeeCode, status, source } = first.appointment;
    const requested = [{ serviceCode: body.serviceCode, employeeCode }];
    const startDate = endOf(first);
    const except = { source: 'appointment' as const, code };
    const day = await lockDay(tx, { startDate, requested, now, except, ignoreHolds: true });
    const plan = planByDesk(day.context, requested, day.start, { duration: null });
    if ('refused' in plan) throw toRefusal(plan, day.date);
    trimFirst(tx, first, startDate);
    const [added] = await writeBooking(tx, {
      date: day.date,
      today: day.today,
      placed: plan.placed,
      visitCode,
      customer: customerOf(first),
      status,
      source,
      note: '',
      overlapReason: null,
      lanes: [],
      holdCode: null,
      endsHolds: day.hasHolds,
      author: authorOf(ctx.actor.code, me),
      tellCustomer: false,
      now,
    });
    if (!added) throw new Error(`addService: nothing was booked after ${code}`);
    return visibleTo(ctx.groups, added);
  };
  return refuseOverlap(ctx.db.forSalon(ctx.salon, add));
};
