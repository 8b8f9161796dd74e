import { PgBoss } from 'pg-boss';
import { bossSchema } from '../events/boss.ts';
import { deadQueueOf, eventOf, queueOf } from '../events/envelope.ts';
import type { Module } from '../module.ts';
import { handledEvents, jobsOf } from '../workers/schedules.ts';

export type Retries = { readonly limit: number; readonly delaySeconds: number };

const zone = 'Europe/Istanbul';
/** A dead letter may name people. Within a month somebody has repeated it, or nobody will. */
const DEAD_LETTER_SECONDS = 30 * 86_400;
const MOVE_BATCH = 500;

/** Events that got another name. Jobs that wait under the former name move to the queue of the new one. */
const renamedEvents: Readonly<Record<string, string>> = {
  'visit.wished': 'import.booking-requested',
  'wish.answered': 'import.booking-answered',
};

/** A handled event is kept for a day, to look at; one with secrets is deleted with the next sweep of the queue. */
const KEPT_SECONDS = 86_400;

const queueOptions = (dead: string, { limit, delaySeconds }: Retries, keptSeconds = KEPT_SECONDS) => ({
  deadLetter: dead,
  retryLimit: limit,
  retryDelay: delaySeconds,
  retryBackoff: delaySeconds > 0,
  ...(delaySeconds > 0 && { retryDelayMax: 300 }),
  expireInSeconds: 120,
  // A killed worker stops its heartbeat, so its jobs are retried.
  heartbeatSeconds: 10,
  deleteAfterSeconds: keptSeconds,
});

const ensureQueue = async (boss: PgBoss, name: string, options: Parameters<PgBoss['createQueue']>[1]) => {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
};

/** Takes the jobs out of one queue and adds them to another. A repeated run goes on where this one stopped. */
const moveJobs = async (boss: PgBoss, from: string, to: string, event: string): Promise<void> => {
  for (;;) {
    const jobs = await boss.fetch<object>(from, { batchSize: MOVE_BATCH });
    if (jobs.length === 0) return;
    // The former job's id is kept, so that a job that was added but not yet completed is not added twice.
    await boss.insert(
      to,
      jobs.map(({ id, data }) => ({ id, data: { ...data, name: event } })),
    );
    await boss.complete(
      from,
      jobs.map(({ id }) => id),
    );
  }
};

const hasSecrets = ({ listeners }: Module, name: string): boolean =>
  listeners.some(({ event }) => event.name === name && (event.secrets ?? []).length > 0);

/** Removes the queues of listeners that are no longer in the code, so that emitters stop filling them. */
const removeOldQueues = async (boss: PgBoss, modules: readonly Module[], wanted: ReadonlySet<string>) => {
  for (const { name } of await boss.getQueues()) {
    const module = modules.find((one) => name.startsWith(`${one.name}.`));
    const event = eventOf(name);
    if (!module || !event || wanted.has(name)) continue;
    const renamed = renamedEvents[event];
    const target = renamed && queueOf(module.name, renamed);
    if (target && wanted.has(target)) await moveJobs(boss, name, target, renamed);
    await boss.deleteQueue(name);
  }
};

/** Migrates the queue's schema as its owner, and the queues and schedules that the modules declare. */
export const migrateQueues = async (url: string, modules: readonly Module[], retries: Retries) => {
  const boss = new PgBoss({
    connectionString: url,
    schema: bossSchema,
    supervise: false,
    schedule: false,
    max: 2,
  });
  const wanted = new Set<string>();
  await boss.start();
  try {
    for (const module of modules) {
      const dead = deadQueueOf(module.name);
      await ensureQueue(boss, dead, { retentionSeconds: DEAD_LETTER_SECONDS, retryLimit: 0 });
      for (const event of handledEvents(module)) {
        const queue = queueOf(module.name, event);
        await ensureQueue(
          boss,
          queue,
          queueOptions(dead, retries, hasSecrets(module, event) ? 1 : KEPT_SECONDS),
        );
        wanted.add(queue);
      }
      for (const job of jobsOf(module)) {
        await ensureQueue(boss, job.queue, queueOptions(dead, retries));
        await boss.schedule(job.queue, job.cron, {}, { tz: zone });
      }
    }
    await removeOldQueues(boss, modules, wanted);
  } finally {
    await boss.stop({ graceful: false });
  }
};
