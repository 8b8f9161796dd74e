import { withQueue } from '@ayna/kernel/events/dead-letters';
import type { Envelope } from '@ayna/kernel/events/envelope';
import type { TestProduct } from '../test-product.ts';

const copiedEvents = ['salon.changed', 'service.changed', 'employee.changed', 'user.banned'];

type HandledJob = { readonly name: string; readonly data: Envelope };

/** Puts handled events into their queues again, in random order, for every module that handles them. */
export const replayHandledEvents = async (
  { env, query }: TestProduct,
  limit: number,
  events: readonly string[] = copiedEvents,
): Promise<number> => {
  const handled = await query<HandledJob>(
    `select name, data from pgboss.job where state = 'completed' and data ->> 'name' = any($1) order by random() limit $2`,
    [events, limit],
  );
  const byQueue = Map.groupBy(handled, ({ name }) => name);
  await withQueue(env.DATABASE_URL, undefined, async (boss) => {
    for (const [queue, jobs] of byQueue)
      await boss.insert(
        queue,
        jobs.map(({ data }) => ({ data })),
      );
  });
  return handled.length;
};
