import type { DeadLetter } from '@ayna/contracts/host';
import { PgBoss } from 'pg-boss';
import { queueRole, urlFor } from '../db/roles.ts';
import { bossSchema } from './boss.ts';
import { deadQueueOf, type Envelope } from './envelope.ts';

/** The events and schedules that a module could not digest, oldest first. */
export const deadLetters = async (boss: PgBoss, module: string): Promise<DeadLetter[]> => {
  const jobs = await boss.findJobs<Partial<Envelope> | null>(deadQueueOf(module), { queued: true });
  return jobs.map(({ id, data, createdOn, sourceName, sourceOutput }) => ({
    id,
    module,
    // A schedule that did not run carries no event: where it came from says what it was.
    job: data?.name ?? sourceName?.replace(`${module}.job.`, '') ?? 'unknown',
    salonCode: data?.salonCode ?? null,
    at: data?.at ?? createdOn.toISOString(),
    why: sourceOutput && 'message' in sourceOutput ? String(sourceOutput.message) : 'unknown',
  }));
};

/** Puts dead letters back where they came from; all of them, or those named. */
export const replay = (boss: PgBoss, module: string, ids?: readonly string[]): Promise<number> =>
  boss.redrive(deadQueueOf(module), ids ? { ids: [...ids] } : {});

/** The queue for a tool that looks at it and goes: no workers, no schedules. */
export const visitQueue = async <T>(
  url: string,
  secret: string | undefined,
  visit: (boss: PgBoss) => Promise<T>,
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
    return await visit(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
};
