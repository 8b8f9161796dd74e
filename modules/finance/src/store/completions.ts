import type { appointmentCompleted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Completion = Omit<DataOf<typeof appointmentCompleted>, 'tellCustomer'>;

/** Keeps what the till shows of a completed appointment. An older version changes nothing. */
export const saveCompletion = async (tx: SalonTx, appointment: Completion): Promise<void> => {
  const { appointmentStartDate } = appointment.appointmentTime;
  const values = {
    appointment_version: appointment.version,
    visit_code: appointment.visitCode,
    customer_code: appointment.customerCode,
    day: appointmentStartDate.slice(0, 10),
    starts_at: appointmentStartDate,
    service_code: appointment.serviceCode,
    service_name: appointment.serviceSnapshot.name,
    minutes: appointment.serviceSnapshot.duration,
    price: String(appointment.serviceSnapshot.price),
  };
  await db(tx)
    .insertInto('finance.completions')
    .values({ salon_code: tx.salon, appointment_code: appointment.code, ...values })
    .onConflict((on) =>
      on
        .columns(['salon_code', 'appointment_code'])
        .doUpdateSet(values)
        .where(sql<boolean>`completions.appointment_version < ${appointment.version}`),
    )
    .execute();
};
