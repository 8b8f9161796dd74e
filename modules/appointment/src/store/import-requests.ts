import type { SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { db } from './tables.ts';

/** Marks a booking request as answered; false where it already was. */
export const claimRequest = async (tx: SalonTx, code: string, now: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db(tx)
    .insertInto('appointment.answered_wishes')
    .values({ salon_code: tx.salon, code, at: instantOf(now) })
    .onConflict((on) => on.columns(['salon_code', 'code']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

type ImportedAppointment = {
  readonly customerCode: string;
  readonly serviceCode: string;
  readonly startsAt: string;
};

/** Whether the customer already has this appointment, for example because the same file was imported before. */
export const isBooked = async (
  tx: SalonTx,
  { customerCode, serviceCode, startsAt }: ImportedAppointment,
): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('appointment.appointments')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('customer_code', '=', customerCode)
    .where('service_code', '=', serviceCode)
    .where('starts_at', '=', startsAt)
    .where('status', 'in', ['Pending', 'Approved'])
    .executeTakeFirst();
  return row !== undefined;
};
