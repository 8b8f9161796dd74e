import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Limit = { readonly key: string; readonly max: number; readonly seconds: number };

const consumeLimit = async (tx: AcrossTx, { key, max, seconds }: Limit, now: number): Promise<number> => {
  const at = new Date(now);
  const until = new Date(now + seconds * 1000);
  const { rows } = await sql`
    insert into auth.counts as stored (key, count, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when stored.until <= ${at} then 1 else stored.count + 1 end,
      until = case when stored.until <= ${at} then excluded.until else stored.until end
    where stored.until <= ${at} or stored.count < ${max}
    returning 1`.execute(db(tx));
  if (rows.length > 0) return 0;
  const row = await db(tx)
    .selectFrom('auth.counts')
    .select('until')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return Math.max(1, row.until.getTime() - now);
};

/**
 * Consumes one unit of each limit and returns 0, or the milliseconds to wait. Each limit is one statement, so
 * that parallel calls never exceed it.
 */
export const consumeLimits = async (tx: AcrossTx, counts: readonly Limit[], now: number): Promise<number> => {
  for (const count of counts) {
    const waitMs = await consumeLimit(tx, count, now);
    if (waitMs > 0) return waitMs;
  }
  return 0;
};

export const resetLimits = async (tx: AcrossTx, keys: readonly string[]): Promise<void> => {
  await db(tx).deleteFrom('auth.counts').where('key', 'in', keys).execute();
};
