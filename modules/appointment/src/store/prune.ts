import type { AcrossTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Deletes what was written to the history of appointments before this instant. */
export const deleteHistoryBefore = async (tx: AcrossTx, before: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from appointment.history where at < ${instantOf(before)}
  `.execute(db(tx));
  return Number(numAffectedRows ?? 0);
};

/** Deletes rows that no booking can overlap any more: those that ended before this wall-clock moment, and expired holds. */
export const pruneOccupancy = async (tx: AcrossTx, before: string, now: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from appointment.occupancy
    where upper(during) < ${before}::timestamp or expires_at < ${instantOf(now)}
  `.execute(db(tx));
  return Number(numAffectedRows ?? 0);
};
