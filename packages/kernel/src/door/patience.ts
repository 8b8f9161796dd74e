import type { FastifyInstance, FastifyRequest } from 'fastify';

const BODY_MS = 30_000;

/** Whoever sends a picture over a weak line may take this long; Node looks after every connection. */
export const LONGEST_MS = 300_000;

/** Routes that take uploads say so in their configuration, also where they are only handed on. */
export const takesLong = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as { takesLong?: boolean }).takesLong === true;

/** Most calls bring no body: for them there is nothing to wait for, and a timer each would cost more than the call. */
const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A client that dawdles over its headers or body is let go, as Node itself would: with a 408. */
export const addPatience = (app: FastifyInstance, bodyMs = BODY_MS): void => {
  app.server.headersTimeout = BODY_MS;
  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request;
    if (bringsBody(request) && !raw.complete && !takesLong(request)) {
      const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      // Whole by now, and still answered: a live stream, or a handler that takes its time.
      const letGo = () => raw.complete || app.server.emit('clientError', late, raw.socket);
      const timer = setTimeout(letGo, bodyMs);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
};
