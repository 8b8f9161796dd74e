import type { appointment } from '@ayna/contracts/appointment';
import { appointmentCanceled, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { fullName } from '@ayna/domain/names';
import { minutesFrom } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { freedSlot, startOf, withStatus } from '../rules/appointment-record.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { mayBecome } from '../rules/transitions.ts';
import { lockAppointment, salonOfAppointment } from '../store/appointments.ts';
import { readSalon } from '../store/copies.ts';
import { release } from '../store/occupancy.ts';
import { writeChange } from './shared/writes.ts';

/** A customer cancels an own appointment, until the salon's limit. */
export const cancelMine = async (
  ctx: PersonCtx,
  { params }: InputOf<typeof appointment.routes.cancelMine>,
) => {
  const salonKey = await ctx.db.acrossSalons('find the salon of an appointment', (tx) =>
    salonOfAppointment(tx, params.code, ctx.actor.code),
  );
  if (!salonKey) throw new Refusal('not-found');
  return ctx.db.forSalon(salonKey, async (tx) => {
    const [record, salon] = await Promise.all([lockAppointment(tx, params.code), readSalon(tx)]);
    if (!record || !salon || record.personCode !== ctx.actor.code) throw new Refusal('not-found');
    const { status, customerSnapshot } = record.appointment;
    const now = wallNow(ctx.now(), salon.zone);
    const today = now.slice(0, 10);
    if (!mayBecome(status, 'Canceled')) throw new Refusal('status-changed', { details: { status } });
    const minutesLeft = minutesFrom(today, startOf(record)) - minutesFrom(today, now);
    if (minutesLeft < salon.cancelMinutes) throw new Refusal('too-late');
    const { name = '', lastname = '' } = customerSnapshot ?? {};
    const by = { code: ctx.actor.code, name, lastname };
    const author = { code: by.code, name: fullName(by) };
    const entry = { at: ctx.now(), by: author, what: 'status', from: status, to: 'Canceled' } as const;
    const canceled = withStatus(record, 'Canceled');
    tx.defer(
      ...writeChange(tx, { before: record, record: canceled }, [entry]),
      release(tx, 'appointment', params.code),
    );
    tx.emit(appointmentCanceled, toEventPayload(canceled, by, true));
    tx.emit(slotFreed, freedSlot(record));
    return {};
  });
};
