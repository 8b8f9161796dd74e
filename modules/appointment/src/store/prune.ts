import type { AcrossTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Takes out what can no longer collide: it ended before this wall-clock moment, or is a hold that ran out. */
export const pruneOccupancy = async (tx: AcrossTx, before: string, now: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from appointment.occupancy
    where upper(during) < ${before}::timestamp or expires_at < ${instantOf(now)}
  `.execute(db(tx));
  return Number(numAffectedRows ?? 0);
};
