import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Count = { readonly key: string; readonly max: number; readonly seconds: number };

const spendOne = async (tx: AcrossTx, { key, max, seconds }: Count, now: number): Promise<number> => {
  const at = new Date(now);
  const until = new Date(now + seconds * 1000);
  const { rows } = await sql`
    insert into auth.counts as kept (key, count, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when kept.until <= ${at} then 1 else kept.count + 1 end,
      until = case when kept.until <= ${at} then excluded.until else kept.until end
    where kept.until <= ${at} or kept.count < ${max}
    returning 1`.execute(db(tx));
  if (rows.length > 0) return 0;
  const row = await db(tx)
    .selectFrom('auth.counts')
    .select('until')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return Math.max(1, row.until.getTime() - now);
};

/** Spends one of each, in one statement each, so that parallel calls never overspend. 0, or how long to wait. */
export const spend = async (tx: AcrossTx, counts: readonly Count[], now: number): Promise<number> => {
  for (const count of counts) {
    const waitMs = await spendOne(tx, count, now);
    if (waitMs > 0) return waitMs;
  }
  return 0;
};

export const forgetCounts = async (tx: AcrossTx, keys: readonly string[]): Promise<void> => {
  await db(tx).deleteFrom('auth.counts').where('key', 'in', keys).execute();
};
