import type { FastifyInstance } from 'fastify';
import type { SharedMemory } from '../bell/redis.ts';
import type { Pool } from '../db/client.ts';
import { registry } from '../watch/metrics.ts';

type Parts = {
  readonly pools: () => readonly Pool[];
  readonly memory: SharedMemory;
  readonly stopping: () => boolean;
};

const answers = async (pool: Pool): Promise<boolean> => {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
};

/**
 * Live: the process runs, restarting it would help nothing. Ready: send it work. Redis is only
 * mentioned, since nothing stops without it. Metrics are for the machine's own network.
 */
export const addHealth = (app: FastifyInstance, { pools, memory, stopping }: Parts): void => {
  app.get('/health/live', async () => ({ live: true }));

  app.get('/health/ready', async (_, reply) => {
    const database = (await Promise.all(pools().map(answers))).every(Boolean);
    const ready = database && !stopping();
    return reply
      .status(ready ? 200 : 503)
      .send({ ready, database, redis: memory.usable(), stopping: stopping() });
  });

  app.get('/metrics', async (request, reply) => {
    // A proxy says for whom it asks; from outside there are no metrics.
    if (request.headers['x-forwarded-for']) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
