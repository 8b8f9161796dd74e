import type { appointment } from '@ayna/contracts/appointment';
import { appointmentMoved, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  type AppointmentRecord,
  endOf,
  freedSlot,
  startOf,
  withBuffer,
} from '../rules/appointment-record.ts';
import { authorOf } from '../rules/author.ts';
import { withService } from '../rules/change-service.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { nextSession } from '../rules/sessions.ts';
import { countSessions } from '../store/appointments.ts';
import { nextOfVisit } from '../store/queries.ts';
import { lockDay, refuseOverlap, visibleTo } from './shared/booking.ts';
import { requireChangeable } from './shared/require-changeable.ts';
import { takePlace } from './shared/take-place.ts';
import { writeChange } from './shared/writes.ts';

/** The appointment counts for its old service still, so a customer's sessions of the new one are all others. */
const sessionOf = async (tx: SalonTx, customer: string | null, service: ServiceState): Promise<number> =>
  customer && service.type === 'Session'
    ? nextSession(await countSessions(tx, customer, service.code), service.sessionCount)
    : 1;

/** The appointment with the new service, in its place: the same start and employee, as long as the service takes. */
const replaceService = async (
  tx: SalonTx,
  ctx: MemberCtx,
  before: AppointmentRecord,
  serviceCode: string,
): Promise<AppointmentRecord> => {
  const { code, employeeCode, customerCode, overlapReason } = before.appointment;
  const startsAt = startOf(before);
  const [day, next] = await Promise.all([
    lockDay(tx, {
      startDate: startsAt,
      requested: [{ serviceCode, employeeCode }],
      now: ctx.now(),
      except: { source: 'appointment', code },
      ignoreHolds: true,
    }),
    nextOfVisit(tx, { code, employeeCode, startsAt }),
  ]);
  const service = day.context.services.get(serviceCode);
  if (!service?.active) throw new Refusal('unknown-service');
  const record = withService(before, service, await sessionOf(tx, customerCode, service));
  const { lane, bufferAfter } = await takePlace(tx, day, {
    code,
    serviceCode,
    employeeCode,
    startsAt,
    endsAt: endOf(record),
    work: record.work,
    next,
    over: overlapReason !== null,
  });
  return { ...withBuffer(record, bufferAfter), lane };
};

/** Replaces the service of an appointment, if its employee has the time for it. */
export const changeService = (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof appointment.routes.changeService>,
) => {
  const change = async (tx: SalonTx) => {
    const { record: before, me } = await requireChangeable(ctx, tx, params.code);
    if (before.appointment.version !== body.version) throw new Refusal('conflict');
    if (before.appointment.serviceCode === body.serviceCode) return visibleTo(ctx.groups, before);
    const record = await replaceService(tx, ctx, before, body.serviceCode);
    const { by, author } = authorOf(ctx.actor.code, me);
    const names = [before, record].map(({ appointment: { serviceSnapshot } }) => serviceSnapshot.name);
    const [from = '', to = ''] = names;
    const entry = { at: ctx.now(), by: author, what: 'service', from, to } as const;
    tx.defer(...writeChange(tx, { before, record }, [entry]));
    const { code, ...was } = freedSlot(before);
    tx.emit(appointmentMoved, { ...toEventPayload(record, by, body.tellCustomer), from: was });
    if (endOf(record) < was.endDate) tx.emit(slotFreed, { code, ...was, startDate: endOf(record) });
    return visibleTo(ctx.groups, record);
  };
  return refuseOverlap(ctx.db.forSalon(ctx.salon, change));
};
