import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { type Booked, bookedOf, columns, type Entry, fieldsOf } from './rows.ts';
import { db } from './tables.ts';

type Heard = {
  /** For the row, if this is the first of the appointment. */
  readonly code: string;
  readonly entry: Entry & { readonly appointmentCode: string };
  readonly appointmentVersion: number;
  readonly completed: boolean;
  readonly at: string;
};

/**
 * What was heard of an appointment, in one statement: the first makes the row, a newer one changes it, and one
 * that is known or older does nothing. Completed, it stands as the appointment says, whatever a person wrote
 * or took out before; no longer completed, it stays as it is and counts for nothing.
 */
export const saveIncome = async (
  tx: SalonTx,
  { code, entry, appointmentVersion, completed, at }: Heard,
): Promise<Booked | null> => {
  const heard = { appointment_version: appointmentVersion, taken_back: !completed };
  const row = await db(tx)
    .insertInto('finance.transactions')
    .values({ salon_code: tx.salon, code, ...fieldsOf(entry), ...heard, created_at: at })
    .onConflict((on) =>
      on
        .columns(['salon_code', 'appointment_code'])
        .doUpdateSet({
          ...(completed && { ...fieldsOf(entry), gone_at: null }),
          ...heard,
          version: sql<number>`transactions.version + 1`,
        })
        .where(sql<boolean>`coalesce(transactions.appointment_version, 0) < ${appointmentVersion}`),
    )
    .returning(columns)
    .executeTakeFirst();
  return row ? bookedOf(row) : null;
};
