import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 10_000;

/**
 * Leaves without cutting anybody off. For a while calls are still taken, each as the last of its
 * connection, so that callers turn to another host; then what was begun is finished. A connection
 * becomes idle only after its last answer, so it is asked again and again; what takes too long is cut.
 */
export const closeHttp = async (app: FastifyInstance, drainMs: number): Promise<void> => {
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(drainMs);
  const sweep = setInterval(() => app.server.closeIdleConnections(), 20);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
};
