import type { ResponseOf } from '@ayna/contracts/core/contract';
import type { host } from '@ayna/contracts/host';
import type { FastifyInstance } from 'fastify';
import type { Pool } from '../db/pool.ts';
import type { SharedRedis } from '../signals/redis.ts';
import { registry } from '../telemetry/metrics.ts';

type Parts = {
  readonly pools: () => readonly Pool[];
  readonly redis: SharedRedis;
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

export type Readiness = () => Promise<ResponseOf<typeof host.routes.health>>;

/** Redis is reported but not required: every use of it has a fallback. */
export const readinessOf =
  ({ pools, redis, stopping }: Parts): Readiness =>
  async () => {
    const database = (await Promise.all(pools().map(answers))).every(Boolean);
    return { ready: database && !stopping(), database, redis: redis.usable(), stopping: stopping() };
  };

/**
 * Live: the process runs, restarting it would help nothing. Ready: send it work. Metrics are
 * for the machine's own network.
 */
export const addHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/health/live', async () => ({ live: true }));

  app.get('/health/ready', async (_, reply) => {
    const now = await readiness();
    return reply.status(now.ready ? 200 : 503).send(now);
  });

  app.get('/metrics', async (request, reply) => {
    // A request that came through a proxy gets no metrics.
    if (request.headers['x-forwarded-for']) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
