import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 10_000;

/**
 * Lets calls that were begun finish, and takes no new ones. A kept-alive connection becomes idle only
 * after its last answer, so it is asked again and again; what takes too long is cut off.
 */
export const closeHttp = async (app: FastifyInstance): Promise<void> => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 20);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
};
