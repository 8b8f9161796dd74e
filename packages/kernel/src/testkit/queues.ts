import { PgBoss } from 'pg-boss';
import { bossSchema } from '../events/boss.ts';

/** Opens the queues as their owner, who may create them, as migrations do; hosts may not. */
export const withQueueOwner = async <T>(url: string, work: (boss: PgBoss) => Promise<T>): Promise<T> => {
  const boss = new PgBoss({
    connectionString: url,
    schema: bossSchema,
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
};
