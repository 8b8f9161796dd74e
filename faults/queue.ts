import { setTimeout as pause } from 'node:timers/promises';
import type { TestProduct } from './test-product.ts';

const TIMEOUT_MS = 120_000;

type QueueCounts = { readonly left: number; readonly dead: number };

const countJobs = `select
  (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name not like '%.dead' and data ? 'id')::int as "left",
  (select count(*) from pgboss.job where name like '%.dead')::int as "dead"`;

/** Polls until every event is handled, or until the timeout. */
export const waitUntilQueueEmpty = async ({
  query,
}: TestProduct): Promise<QueueCounts & { readonly seconds: number }> => {
  const began = performance.now();
  for (;;) {
    const [counts = { left: -1, dead: -1 }] = await query<QueueCounts>(countJobs);
    const took = performance.now() - began;
    if (counts.left === 0 || took > TIMEOUT_MS)
      return { ...counts, seconds: Number((took / 1000).toFixed(1)) };
    await pause(200);
  }
};
