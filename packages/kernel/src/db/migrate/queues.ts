import { PgBoss } from 'pg-boss';
import { bossSchema } from '../../events/boss.ts';
import { deadQueueOf, queueOf } from '../../events/envelope.ts';
import { eventsHeard, jobsOf } from '../../events/jobs.ts';
import type { Module } from '../../module.ts';

export type Retries = { readonly limit: number; readonly delaySeconds: number };

const zone = 'Europe/Istanbul';
const YEAR = 31_536_000;

const queueOptions = (dead: string, { limit, delaySeconds }: Retries) => ({
  deadLetter: dead,
  retryLimit: limit,
  retryDelay: delaySeconds,
  retryBackoff: delaySeconds > 0,
  ...(delaySeconds > 0 && { retryDelayMax: 300 }),
  expireInSeconds: 120,
  // A worker that was killed is noticed by its silence.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
});

const ensureQueue = async (boss: PgBoss, name: string, options: Parameters<PgBoss['createQueue']>[1]) => {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
};

/** Opens the queue's schema as its owner, and everything in it that the modules' front doors name. */
export const migrateQueues = async (url: string, modules: readonly Module[], retries: Retries) => {
  const boss = new PgBoss({
    connectionString: url,
    schema: bossSchema,
    supervise: false,
    schedule: false,
    max: 2,
  });
  const wanted = new Map<string, string>();
  await boss.start();
  try {
    for (const module of modules) {
      const dead = deadQueueOf(module.name);
      await ensureQueue(boss, dead, { retentionSeconds: YEAR, retryLimit: 0 });
      for (const event of eventsHeard(module)) {
        await ensureQueue(boss, queueOf(module.name, event), queueOptions(dead, retries));
        await boss.subscribe(event, queueOf(module.name, event));
        wanted.set(queueOf(module.name, event), event);
      }
      for (const job of jobsOf(module)) {
        await ensureQueue(boss, job.queue, queueOptions(dead, retries));
        await boss.schedule(job.queue, job.cron, {}, { tz: zone });
      }
    }
    await forgetOldListeners(boss, modules, wanted);
  } finally {
    await boss.stop({ graceful: false });
  }
};

/** A listener that was taken out of the code must not go on filling its queue. */
const forgetOldListeners = async (boss: PgBoss, modules: readonly Module[], wanted: Map<string, string>) => {
  const { rows } = await boss.getDb().executeSql(`select event, name from ${bossSchema}.subscription`);
  for (const { event, name } of rows as { event: string; name: string }[]) {
    const ours = modules.some((module) => name.startsWith(`${module.name}.`));
    if (ours && wanted.get(name) !== event) await boss.unsubscribe(event, name);
  }
};
