import type { ServiceState } from '@ayna/contracts/core/services';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { columns, toColumns, toServiceState } from './rows.ts';
import { db } from './tables.ts';

/** Makes additions and restores of a salon wait for each other, so that parallel ones can't pass the limit. */
export const lockServiceCount = async (tx: SalonTx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tx.salon}, 7201440))`.execute(db(tx));
};

export const insertServices = async (
  tx: SalonTx,
  services: readonly Omit<ServiceState, 'version' | 'gone'>[],
): Promise<ServiceState[]> => {
  const rows = await db(tx)
    .insertInto('service.services')
    .values(services.map((one) => ({ salon_code: tx.salon, code: one.code, ...toColumns(one) })))
    .returning(columns)
    .execute();
  return rows.map(toServiceState);
};

/** Also reads a deleted service (`gone`). */
export const readService = async (tx: SalonTx, code: string): Promise<ServiceState | null> => {
  const row = await db(tx)
    .selectFrom('service.services')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ? toServiceState(row) : null;
};

/** Locks the services that exist, deleted ones included, until the transaction ends. */
export const lockServices = async (tx: SalonTx, codes: readonly string[]): Promise<ServiceState[]> => {
  const rows = await db(tx)
    .selectFrom('service.services')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('code', 'in', codes)
    // Always in the same order, so that two transactions can't deadlock.
    .orderBy('code')
    .forUpdate()
    .execute();
  return rows.map(toServiceState);
};

/** Saves a service that the transaction has locked, as its next version. */
export const saveService = async (tx: SalonTx, state: ServiceState): Promise<ServiceState> => {
  const row = await db(tx)
    .updateTable('service.services')
    .set({
      ...toColumns(state),
      gone_at: state.gone ? sql<Date>`coalesce(gone_at, now())` : null,
      version: state.version + 1,
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', state.code)
    .where('version', '=', state.version)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toServiceState(row);
};
