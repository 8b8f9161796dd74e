import type { ServiceState } from '@ayna/contracts/core/services';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { columns, fieldsOf, stateOf } from './rows.ts';
import { db } from './tables.ts';

/** Those that come and those that come back wait here for each other, so that nobody counts too few. */
export const lockRoom = async (tx: SalonTx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tx.salon}, 7201440))`.execute(db(tx));
};

export const insertServices = async (
  tx: SalonTx,
  services: readonly Omit<ServiceState, 'version' | 'gone'>[],
): Promise<ServiceState[]> => {
  const rows = await db(tx)
    .insertInto('service.services')
    .values(services.map((one) => ({ salon_code: tx.salon, code: one.code, ...fieldsOf(one) })))
    .returning(columns)
    .execute();
  return rows.map(stateOf);
};

/** Also one that is deleted: it says so. */
export const readService = async (tx: SalonTx, code: string): Promise<ServiceState | null> => {
  const row = await db(tx)
    .selectFrom('service.services')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ? stateOf(row) : null;
};

/** Those of these that there are, deleted ones too; nobody else changes them until this transaction is over. */
export const lockServices = async (tx: SalonTx, codes: readonly string[]): Promise<ServiceState[]> => {
  const rows = await db(tx)
    .selectFrom('service.services')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('code', 'in', codes)
    // Everybody locks in one order, so that two never wait for each other.
    .orderBy('code')
    .forUpdate()
    .execute();
  return rows.map(stateOf);
};

/** Writes a service that this transaction has locked, as its next version. */
export const saveService = async (tx: SalonTx, state: ServiceState): Promise<ServiceState> => {
  const row = await db(tx)
    .updateTable('service.services')
    .set({
      ...fieldsOf(state),
      gone_at: state.gone ? sql<Date>`coalesce(gone_at, now())` : null,
      version: state.version + 1,
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', state.code)
    .where('version', '=', state.version)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return stateOf(row);
};
