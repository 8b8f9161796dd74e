import { appointmentCanceled, appointmentNoted, slotFreed } from '@ayna/contracts/appointment.events';
import { wallNow } from '@ayna/domain/wall-now';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  type AppointmentRecord,
  freedSlot,
  startOf,
  withoutCustomer,
  withStatus,
} from '../../rules/appointment-record.ts';
import { toEventPayload } from '../../rules/event-payload.ts';
import { mayBecome } from '../../rules/transitions.ts';
import { readSalon } from '../../store/copies.ts';
import { deleteManageLinks } from '../../store/manage-links.ts';
import { release } from '../../store/occupancy.ts';
import { eraseTraces } from '../../store/personal-data.ts';
import { writeChange } from './writes.ts';

/** Nobody would come: what the customer still had booked is canceled, and its time is free again. */
const cancel = (ctx: Ctx, tx: SalonTx, record: AppointmentRecord): void => {
  const { code, status } = record.appointment;
  const canceled = withStatus(withoutCustomer(record), 'Canceled');
  const entry = { at: ctx.now(), by: null, what: 'status', from: status, to: 'Canceled' } as const;
  tx.defer(
    ...writeChange(tx, { before: record, record: canceled }, [entry]),
    release(tx, 'appointment', code),
  );
  tx.emit(appointmentCanceled, toEventPayload(canceled, null, false));
  tx.emit(slotFreed, freedSlot(record));
};

const anonymize = (tx: SalonTx, record: AppointmentRecord): void => {
  const anonymous = withoutCustomer(record);
  tx.defer(...writeChange(tx, { before: record, record: anonymous }, []));
  tx.emit(appointmentNoted, toEventPayload(anonymous, null, false));
};

/** Removes the customer from these locked appointments. */
export const eraseCustomer = async (
  ctx: Ctx,
  tx: SalonTx,
  records: readonly AppointmentRecord[],
  person: string | null,
): Promise<void> => {
  if (records.length === 0) return;
  const salon = await readSalon(tx);
  const now = salon ? wallNow(ctx.now(), salon.zone) : null;
  await eraseTraces(
    tx,
    records.map(({ appointment }) => appointment.code),
    person,
  );
  tx.defer(
    deleteManageLinks(
      tx,
      records.map(({ appointment }) => appointment.visitCode),
    ),
  );
  for (const record of records) {
    const isComing = now !== null && startOf(record) > now;
    if (isComing && mayBecome(record.appointment.status, 'Canceled')) cancel(ctx, tx, record);
    else anonymize(tx, record);
  }
};
