import { limitsIn } from '@ayna/kernel/db/limits';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

export const budgets = limitsIn('notification.budgets');

/** Until the transaction ends, no other SMS to this number passes the gate. */
export const lockNumber = async (tx: AcrossTx, recipient: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 7201431))`.execute(db(tx));
};

export const deleteEndedBudgets = async (tx: AcrossTx, now: number): Promise<void> => {
  await db(tx).deleteFrom('notification.budgets').where('until', '<', new Date(now)).execute();
};
