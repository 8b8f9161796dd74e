import type { OpenHouse } from './house.ts';

/**
 * Holds up every writer of a salon's calendar where it is about to end: its time is taken, its lock held, and
 * nothing of it committed. `waiting` says how many wait for a lock just now.
 */
export const whileHeldUp = <T>(
  { database }: Pick<OpenHouse, 'database'>,
  salonCode: string,
  work: (waiting: () => Promise<number>) => Promise<T>,
): Promise<T> =>
  database.asAdmin(async (client) => {
    await client.query('begin');
    await client.query('select from appointment.calendar_versions where salon_code = $1 for update', [
      salonCode,
    ]);
    const waiting = async (): Promise<number> => {
      // Who is connected is seen once in a transaction, unless it is forgotten: whoever came later would be missed.
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
