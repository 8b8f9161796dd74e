import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from '../scene.ts';

type Left = { readonly jobsLeft: number; readonly dead: number; readonly deadlocks: number };

/** Looks until every event was digested, or patience ends. */
export const whenQuiet = async ({ rows }: Scene, patienceMs: number): Promise<Left> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const [left] = await rows<Left>(
      `select
         (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
            and name not like '%.dead' and data ? 'id')::int as "jobsLeft",
         (select count(*) from pgboss.job where name like '%.dead')::int as dead,
         (select deadlocks from pg_stat_database where datname = current_database())::int as deadlocks`,
    );
    if (!left) throw new Error('nothing was counted');
    if (left.jobsLeft === 0 || performance.now() > until) return left;
    await pause(250);
  }
};
