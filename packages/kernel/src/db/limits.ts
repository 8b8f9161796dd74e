import { statement } from './sql.ts';
import type { AcrossTx } from './tx.ts';

/** At most `max` uses of `key` in `seconds`, counted from the first one. */
export type Limit = { readonly key: string; readonly max: number; readonly seconds: number };

/**
 * Limits counted in a table of the module with the columns key, count and until. They are in PostgreSQL, so that a
 * missing Redis opens nothing, and part of the transaction, so that its rollback undoes them.
 */
export const limitsIn = (table: string) => {
  const count = statement<{ key: string }>(`
    insert into ${table} as stored (key, count, until) values ($1, 1, $2)
    on conflict (key) do update set
      count = case when stored.until <= $3 then 1 else stored.count + 1 end,
      until = case when stored.until <= $3 then excluded.until else stored.until end
    where stored.until <= $3 or stored.count < $4
    returning key`);
  const read = statement<{ until: Date }>(
    `select until from ${table} where key = $1 and until > $2 and count >= $3`,
  );
  const remove = statement(`delete from ${table} where key = any($1)`);

  /** The milliseconds until the limit has room again; 0 when it has some now. Counts nothing. */
  const waitOf = async (tx: AcrossTx, { key, max }: Limit, now: number): Promise<number> => {
    const [row] = await read(tx, [key, new Date(now), max]);
    return row ? row.until.getTime() - now : 0;
  };

  const consumeLimit = async (tx: AcrossTx, limit: Limit, now: number): Promise<number> => {
    const { key, max, seconds } = limit;
    const counted = await count(tx, [key, new Date(now + seconds * 1000), new Date(now), max]);
    return counted.length > 0 ? 0 : Math.max(1, await waitOf(tx, limit, now));
  };

  /**
   * Consumes one unit of each limit and returns null, or stops at the first one without room. Each limit is one
   * statement, so that parallel calls never exceed it.
   */
  const consume = async (
    tx: AcrossTx,
    limits: readonly Limit[],
    now: number,
  ): Promise<{ readonly limit: Limit; readonly waitMs: number } | null> => {
    for (const limit of limits) {
      const waitMs = await consumeLimit(tx, limit, now);
      if (waitMs > 0) return { limit, waitMs };
    }
    return null;
  };

  const reset = async (tx: AcrossTx, keys: readonly string[]): Promise<void> => {
    await remove(tx, [keys]);
  };

  return { waitOf, consume, reset };
};
