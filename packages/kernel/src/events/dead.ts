import { PgBoss } from 'pg-boss';
import { queueRole, urlFor } from '../db/roles.ts';
import { bossSchema } from './boss.ts';
import { deadQueueOf, type Envelope } from './envelope.ts';

export type DeadLetter = {
  readonly id: string;
  readonly event: string;
  readonly salonCode: string | null;
  readonly at: string;
  readonly why: string;
};

/** The events that a module could not digest, oldest first. */
export const deadLetters = async (boss: PgBoss, module: string): Promise<DeadLetter[]> => {
  const jobs = await boss.findJobs<Envelope>(deadQueueOf(module), { queued: true });
  return jobs.map(({ id, data, sourceOutput }) => ({
    id,
    event: data.name,
    salonCode: data.salonCode,
    at: data.at,
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
