import type { TestProduct } from './test-product.ts';

/**
 * Blocks every writer of a salon's calendar just before its commit: it has its locks and its occupancy, but
 * nothing is committed. `countWaiting` returns how many sessions wait for a lock.
 */
export const whileWritersBlocked = <T>(
  { database }: Pick<TestProduct, 'database'>,
  salonCode: string,
  work: (countWaiting: () => Promise<number>) => Promise<T>,
): Promise<T> =>
  database.asAdmin(async (client) => {
    await client.query('begin');
    await client.query('select from appointment.calendar_versions where salon_code = $1 for update', [
      salonCode,
    ]);
    const waiting = async (): Promise<number> => {
      // PostgreSQL caches statistics for the whole transaction; without this, later sessions are missing.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting ?? 0;
    };
    const result = await work(waiting);
    await client.query('rollback');
    return result;
  });
