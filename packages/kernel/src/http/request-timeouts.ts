import type { FastifyInstance, FastifyRequest } from 'fastify';

const BODY_MS = 30_000;

/** An upload over a slow line may take this long; Node enforces it for every connection. */
export const UPLOAD_TIMEOUT_MS = 300_000;

/** Routes that take uploads say so in their configuration, also where they are forwarded. */
export const isUpload = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as { isUpload?: boolean }).isUpload === true;

/** Most requests have no body; a timer for each would cost more than the request. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Disconnects a client that is slow with its headers or body, with a 408 as Node itself does. */
export const addRequestTimeouts = (app: FastifyInstance, bodyMs = BODY_MS): void => {
  app.server.headersTimeout = BODY_MS;
  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request;
    if (hasBody(request) && !raw.complete && !isUpload(request)) {
      const late = Object.assign(new Error('request body timed out'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      // A complete body is no time-out: the handler is slow, or this is a live stream.
      const disconnect = () => raw.complete || app.server.emit('clientError', late, raw.socket);
      const timer = setTimeout(disconnect, bodyMs);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
};
