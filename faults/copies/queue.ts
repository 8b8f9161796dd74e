import { setTimeout as pause } from 'node:timers/promises';
import { visitQueue } from '@ayna/kernel/events/dead';
import type { Envelope } from '@ayna/kernel/events/envelope';
import type { Scene } from '../scene.ts';

const PATIENCE_MS = 120_000;

type Counts = { readonly left: number; readonly dead: number };

const count = `select
  (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name not like '%.dead' and data ? 'id')::int as "left",
  (select count(*) from pgboss.job where name like '%.dead')::int as "dead"`;

/** Looks until every event was digested, or patience ends. */
export const untilQuiet = async ({ rows }: Scene): Promise<Counts & { readonly seconds: number }> => {
  const began = performance.now();
  for (;;) {
    const [counts = { left: -1, dead: -1 }] = await rows<Counts>(count);
    const took = performance.now() - began;
    if (counts.left === 0 || took > PATIENCE_MS)
      return { ...counts, seconds: Number((took / 1000).toFixed(1)) };
    await pause(200);
  }
};

const copied = ['salon.changed', 'service.changed', 'employee.changed', 'user.banned'];

type Heard = { readonly name: string; readonly data: Envelope };

/** Puts so many of the events that were heard into the same queues again, in no order. Every queue: not copies alone hear. */
export const replayHeard = async ({ env, rows }: Scene, most: number): Promise<number> => {
  const heard = await rows<Heard>(
    `select name, data from pgboss.job where state = 'completed' and data ->> 'name' = any($1) order by random() limit $2`,
    [copied, most],
  );
  const byQueue = Map.groupBy(heard, ({ name }) => name);
  await visitQueue(env.DATABASE_URL, undefined, async (boss) => {
    for (const [queue, jobs] of byQueue)
      await boss.insert(
        queue,
        jobs.map(({ data }) => ({ data })),
      );
  });
  return heard.length;
};
