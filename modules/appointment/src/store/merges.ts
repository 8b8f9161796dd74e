import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Held = {
  readonly code: string;
  readonly version: number;
  readonly document: string;
  readonly phone: string | null;
};

/** All appointments of a card; nobody else changes them until this transaction is over. */
export const lockOfCustomer = (tx: SalonTx, customerCode: string): Promise<Held[]> =>
  db(tx)
    .selectFrom('appointment.appointments')
    .select(['code', 'version', 'document', 'phone'])
    .where('salon_code', '=', tx.salon)
    .where('customer_code', '=', customerCode)
    .orderBy('code')
    .forUpdate()
    .execute();

/** The row is locked, so the version that the document names is the next one. */
export const giveToCustomer = async (
  tx: SalonTx,
  code: string,
  { customerCode, document }: { readonly customerCode: string; readonly document: string },
): Promise<void> => {
  await db(tx)
    .updateTable('appointment.appointments')
    .set({ customer_code: customerCode, document, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};
