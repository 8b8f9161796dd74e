import type { appointment } from '@ayna/contracts/appointment';
import { appointmentMoved, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { momentAt } from '@ayna/domain/wall-clock';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { isOpen } from '../rules/allowed-actions.ts';
import { type AppointmentRecord, freedSlot, startOf } from '../rules/appointment-record.ts';
import { availabilityContext } from '../rules/availability-context.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { asBooked, moveVisit } from '../rules/move-visit.ts';
import { offeredSlots, planOnline } from '../rules/plan-visit.ts';
import { dayWindow } from '../rules/spans.ts';
import { toRefusal } from '../rules/to-refusal.ts';
import { readAvailability } from '../store/availability.ts';
import { bannedUntil } from '../store/copies.ts';
import { occupy, release } from '../store/occupancy.ts';
import { lockDay, refuseOverlap } from './shared/booking.ts';
import {
  actionsOf,
  changeVisitOfLink,
  customerAuthor,
  readVisitOfLink,
  requireInTime,
  showVisit,
  type VisitOfLink,
} from './shared/managed-visit.ts';
import { writeChange } from './shared/writes.ts';

/** What is left of the visit, in its order, and what to look for: the same services, its own time counting as free. */
const openParts = ({ records }: VisitOfLink, any: boolean) => {
  const open = records
    .filter((record) => isOpen(record.appointment))
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const requested = open.map(({ appointment: { serviceCode, employeeCode } }) => ({
    serviceCode,
    employeeCode: any ? null : employeeCode,
  }));
  const except = { source: 'appointment' as const, code: open.map((record) => record.appointment.code) };
  return { open, requested, except };
};

/** Where the visit may be moved on a day, by the rules of online booking. */
export const showManagedSlots = (
  ctx: Ctx,
  { params, query }: InputOf<typeof appointment.routes.managedSlots>,
) =>
  readVisitOfLink(ctx, params.token, async (tx, visit) => {
    if (!actionsOf(visit).move) return [];
    const { date } = query;
    const { open, requested, except } = openParts(visit, query.any === 'true');
    const data = await readAvailability(tx, { requested, except, now: ctx.now(), ...dayWindow(date) });
    if (!data) return [];
    const length = open.reduce((sum, { work }) => sum + work.duration, 0);
    return offeredSlots(asBooked(availabilityContext(data, date, ctx.now()), open), requested).map(
      ({ start, employees }) => ({
        startDate: momentAt(date, start),
        endDate: momentAt(date, start + length),
        employeeCodes: employees,
      }),
    );
  });

const refuseBanned = async (tx: SalonTx, { personCode, appointment }: AppointmentRecord, today: string) => {
  const phone = appointment.customerSnapshot?.phone ?? null;
  const until = await bannedUntil(tx, { userCode: personCode, phone });
  if (until !== null && until >= today) throw new Refusal('banned');
};

/** Moves what is left of the visit to an offered start. */
export const moveManaged = (ctx: Ctx, { params, body }: InputOf<typeof appointment.routes.moveManaged>) => {
  const move = async (tx: SalonTx, visit: VisitOfLink) => {
    requireInTime(visit);
    const { open, requested, except } = openParts(visit, body.any);
    const [first] = open;
    if (!first || startOf(first) !== body.from) throw new Refusal('conflict');
    await refuseBanned(tx, first, visit.now.slice(0, 10));
    const now = ctx.now();
    const { date, start, context } = await lockDay(tx, { startDate: body.startDate, requested, now, except });
    const plan = planOnline(asBooked(context, open), requested, start);
    if ('refused' in plan) throw toRefusal(plan, date);
    const { changes, occupancy } = moveVisit(open, plan.placed, { date, approval: context.salon.approval });
    for (const { before } of changes) tx.defer(release(tx, 'appointment', before.appointment.code));
    tx.defer(...occupy(tx, occupancy));
    const moved = changes.map(({ before, record, entries }) => {
      const { by, author } = customerAuthor(before);
      const { code, ...from } = freedSlot(before);
      tx.defer(
        ...writeChange(
          tx,
          { before, record },
          entries.map((entry) => ({ ...entry, at: now, by: author })),
        ),
      );
      tx.emit(appointmentMoved, { ...toEventPayload(record, by, true), from });
      tx.emit(slotFreed, { code, ...from });
      return record;
    });
    const codes = new Map(moved.map((record) => [record.appointment.code, record]));
    const records = visit.records.map((record) => codes.get(record.appointment.code) ?? record);
    return showVisit(tx, { ...visit, records });
  };
  return refuseOverlap(changeVisitOfLink(ctx, params.token, move));
};
