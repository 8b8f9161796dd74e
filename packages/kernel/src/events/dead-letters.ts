import type { DeadLetter } from '@ayna/contracts/host';
import { PgBoss } from 'pg-boss';
import { queueRole, urlFor } from '../db/roles.ts';
import { bossSchema } from './boss.ts';
import { deadQueueOf, type Envelope, eventOf } from './envelope.ts';

/** The events and schedules that a module failed to handle, oldest first. */
export const deadLetters = async (boss: PgBoss, module: string): Promise<DeadLetter[]> => {
  const jobs = await boss.findJobs<Partial<Envelope> | null>(deadQueueOf(module), { queued: true });
  return jobs.map(({ id, data, createdOn, sourceName, sourceOutput }) => ({
    id,
    module,
    // A failed schedule carries no event: its source queue names it.
    job: data?.name ?? sourceName?.replace(`${module}.job.`, '') ?? 'unknown',
    salonCode: data?.salonCode ?? null,
    at: data?.at ?? createdOn.toISOString(),
    why: sourceOutput && 'message' in sourceOutput ? String(sourceOutput.message) : 'unknown',
  }));
};

/** Events of all modules that wait for their handler; pg-boss counts them every few seconds. */
export const countWaiting = async (boss: PgBoss): Promise<number> =>
  (await boss.getQueues())
    .filter(({ name }) => eventOf(name) !== undefined)
    .reduce((sum, { readyCount }) => sum + readyCount, 0);

/** Puts dead letters back into their queues; all of them, or those named. */
export const replay = (boss: PgBoss, module: string, ids?: readonly string[]): Promise<number> =>
  boss.redrive(deadQueueOf(module), ids ? { ids: [...ids] } : {});

/** Opens the queue for a tool: no workers, no schedules. */
export const withQueue = async <T>(
  url: string,
  secret: string | undefined,
  work: (boss: PgBoss) => Promise<T>,
): Promise<T> => {
  const boss = new PgBoss({
    connectionString: urlFor(queueRole, url, secret),
    schema: bossSchema,
    max: 1,
    migrate: false,
    createSchema: false,
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
