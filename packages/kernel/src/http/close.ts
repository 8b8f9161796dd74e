import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const MAX_OPEN_CALLS_MS = 10_000;

/**
 * Closes the HTTP server without cutting off a call. For `drainMs` it still takes calls, each as the last of its
 * connection, so that clients turn to another host; then it finishes the open ones. A connection becomes idle only after
 * its last answer, so idle connections are closed repeatedly. After ten seconds the rest is cut.
 */
export const closeHttp = async (app: FastifyInstance, drainMs: number): Promise<void> => {
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(drainMs);
  const sweep = setInterval(() => app.server.closeIdleConnections(), 20);
  const cut = setTimeout(() => app.server.closeAllConnections(), MAX_OPEN_CALLS_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
};
