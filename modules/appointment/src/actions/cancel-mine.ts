import type { appointment } from '@ayna/contracts/appointment';
import { appointmentCanceled, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { openDocument, renderDocument } from '../rules/document.ts';
import { toldOf } from '../rules/told.ts';
import { mayBecome } from '../rules/transitions.ts';
import { wallNow } from '../rules/wall-now.ts';
import { minutesFrom } from '../rules/wall-time.ts';
import { lockAppointment, salonOfAppointment } from '../store/appointments.ts';
import { readSalon } from '../store/copies.ts';
import { giveBack } from '../store/occupancy.ts';
import { writeChange } from '../store/write-change.ts';

/** A customer cancels, until the salon's limit; after that the salon wants to be called. */
export const cancelMine = async (
  ctx: PersonCtx,
  { params }: InputOf<typeof appointment.routes.cancelMine>,
) => {
  const salonKey = await ctx.db.acrossSalons('in which salon the appointment is', (tx) =>
    salonOfAppointment(tx, params.code, ctx.actor.code),
  );
  if (!salonKey) throw new Refusal('not-found');
  return ctx.db.forSalon(salonKey, async (tx) => {
    const [held, salon] = await Promise.all([lockAppointment(tx, params.code), readSalon(tx)]);
    if (!held || !salon || held.personCode !== ctx.actor.code) throw new Refusal('not-found');
    const now = wallNow(ctx.now(), salon.zone);
    const left = minutesFrom(now.slice(0, 10), held.startsAt) - minutesFrom(now.slice(0, 10), now);
    if (!mayBecome(held.status, 'Canceled'))
      throw new Refusal('status-changed', { details: { status: held.status } });
    if (left < salon.cancelMinutes) throw new Refusal('too-late');
    const kept = openDocument(held.document);
    const document = renderDocument({ ...kept, status: 'Canceled', version: held.version + 1 });
    const { name = '', lastname = '' } = kept.customer ?? {};
    const by = { code: ctx.actor.code, name, lastname };
    const author = { code: by.code, name: `${name} ${lastname}`.trim() };
    const entry = { at: ctx.now(), by: author, what: 'status', from: held.status, to: 'Canceled' } as const;
    const { employeeCode, startsAt: startDate, endsAt: endDate } = held;
    tx.lastly(
      writeChange(tx, held.code, { status: 'Canceled', document }, [entry]),
      giveBack(tx, 'appointment', held.code),
      tx.emit(appointmentCanceled, toldOf({ document, phone: held.phone }, by, true)),
      tx.emit(slotFreed, { code: held.code, employeeCode, startDate, endDate }),
    );
    return {};
  });
};
