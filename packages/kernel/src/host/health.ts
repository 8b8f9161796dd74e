import { createHash, timingSafeEqual } from 'node:crypto';
import type { ResponseOf } from '@ayna/contracts/core/contract';
import type { host } from '@ayna/contracts/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from '../db/pool.ts';
import { commonHeaders } from '../http/common-headers.ts';
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

/** For so long the database's answer is remembered: anybody may ask, and each question is a query per pool. */
const REMEMBER_MS = 500;

const remembered = (read: () => Promise<boolean>): (() => Promise<boolean>) => {
  let last = { at: -REMEMBER_MS, answer: Promise.resolve(false) };
  return () => {
    const now = performance.now();
    if (now - last.at >= REMEMBER_MS) last = { at: now, answer: read() };
    return last.answer;
  };
};

/** Redis is reported but not required: every use of it has a fallback. */
export const readinessOf = ({ pools, redis, stopping }: Parts): Readiness => {
  const databaseAnswers = remembered(async () => (await Promise.all(pools().map(answers))).every(Boolean));
  return async () => {
    const database = await databaseAnswers();
    return { ready: database && !stopping(), database, redis: redis.usable(), stopping: stopping() };
  };
};

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left as Buffer, right as Buffer);
};

const mayReadMetrics = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean => {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  // What came through a proxy comes from elsewhere, even if the proxy stands on this machine.
  return !headers['x-forwarded-for'] && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
};

/** Live: the process runs, restarting it would help nothing. Ready: send it work. */
export const addHealth = async (
  app: FastifyInstance,
  readiness: Readiness,
  metricsToken: string | undefined,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers(commonHeaders);
    });

    scope.get('/health/live', async () => ({ live: true }));

    scope.get('/health/ready', async (_, reply) => {
      const now = await readiness();
      return reply.status(now.ready ? 200 : 503).send(now);
    });

    scope.get('/metrics', async (request, reply) => {
      if (!mayReadMetrics(request, metricsToken)) return reply.callNotFound();
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  });
};
