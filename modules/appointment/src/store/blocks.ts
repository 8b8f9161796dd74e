import type { Block } from '@ayna/contracts/appointment';
import type { SalonTx, Write } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { sql } from 'kysely';
import { insertRows } from './rows.ts';
import { db } from './tables.ts';

const columns = [
  'code',
  'employee_code as employeeCode',
  sql<string>`to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('startDate'),
  sql<string>`to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('endDate'),
  'reason',
] as const;

export const insertBlock = (tx: SalonTx, block: Block, by: string, now: number): Write[] =>
  insertRows(tx, 'blocks', [
    {
      code: block.code,
      employee_code: block.employeeCode,
      starts_at: block.startDate,
      ends_at: block.endDate,
      reason: block.reason,
      created_by: by,
      created_at: instantOf(now),
    },
  ]);

/** Deletes a block and returns it; null where there was none. */
export const deleteBlock = async (tx: SalonTx, code: string): Promise<Block | null> => {
  const row = await db(tx)
    .deleteFrom('appointment.blocks')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
};

export const listBlocks = (tx: SalonTx, from: string, to: string): Promise<Block[]> =>
  db(tx)
    .selectFrom('appointment.blocks')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute();
