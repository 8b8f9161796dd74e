import { Refusal } from '@ayna/contracts/core/refusal';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { newCode } from '../codes.ts';
import { requestTimer } from '../telemetry/request-times.ts';
import type { CallOrigin } from './admit.ts';
import { type Bytes, sendBytes } from './bytes.ts';
import { answerClientError } from './client-errors.ts';
import { commonHeaders } from './common-headers.ts';
import { refusalFor, retryAfter } from './errors.ts';
import { httpContext } from './http-context.ts';
import { type CallReader, callHeader } from './internal-call-token.ts';
import { readForm } from './multipart.ts';
import { isRenderedJson, sendRenderedJson } from './rendered-json.ts';
import { addRequestTimeouts, UPLOAD_TIMEOUT_MS } from './request-timeouts.ts';
import type { Serve, ServedRoute } from './serve.ts';
import { exceedsDrainLimit, uploadFromRequest } from './upload.ts';
import { urlsOf } from './urls.ts';

export const tokenHeader = 'x-user-token';

const BODY_LIMIT = 1_048_576;
const requestIdPattern = /^[\w-]{8,64}$/;

// Ids need only be unique: a random prefix per process and a counter.
const self = newCode().slice(-12);
let counted = 0;

const idOf = (given: string | string[] | undefined): string => {
  if (typeof given === 'string' && requestIdPattern.test(given)) return given;
  counted += 1;
  return `${self}-${counted.toString(36)}`;
};

/**
 * A logger that is its own child. Fastify makes a child of every request, which would cost more than the call; log lines
 * name the request id themselves. Its own way to change that, a factory, has each child checked.
 */
const withoutChildren = (log: Logger): Logger => {
  const same: Logger = Object.create(log, { child: { value: () => same } });
  return same;
};

/** Creates the server: routes match in any case, errors carry a Turkish sentence, nothing is cached. */
export const createHttpServer = (log: Logger, trustProxy: boolean | string): FastifyInstance => {
  const app = Fastify({
    loggerInstance: withoutChildren(log) as never,
    // Calls are counted and timed in metrics; only failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT,
    trustProxy,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    genReqId: (request) => idOf(request.headers['x-request-id']),
    connectionTimeout: 0,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // While closing, a call on a keep-alive connection is still answered before the connection ends.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
  }) as unknown as FastifyInstance;

  addRequestTimeouts(app);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('not-found'), request, reply));
  return app;
};

const headersFor = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers(commonHeaders).header('x-request-id', request.id);

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalFor(error);
  if (refusal.status >= 500)
    request.log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, 'call failed');
  const wait = retryAfter(refusal);
  if (wait) reply.header('retry-after', wait);
  return headersFor(request, reply)
    .status(refusal.status)
    .type('application/json')
    .send(JSON.stringify(refusal.body()));
};

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const clientOrigin = (request: FastifyRequest): CallOrigin => ({
  kind: 'client',
  token: headerOf(request, tokenHeader),
  address: request.ip,
});

/** Where a request comes from. Another module must prove itself with a signed header. */
export const callOrigin = (
  request: FastifyRequest,
  readCall: CallReader,
): CallOrigin | Promise<CallOrigin> => {
  const proof = headerOf(request, callHeader);
  if (!proof) return clientOrigin(request);
  return readCall(proof).then((call) => (call ? { kind: 'internal', ...call } : clientOrigin(request)));
};

/** Serves one route of a contract. */
export const addRoute = (
  app: FastifyInstance,
  served: ServedRoute,
  serve: Serve,
  readCall: CallReader,
): void => {
  const { route } = served;
  const time = requestTimer(route.module, route.name);

  const add = (url: string): unknown =>
    app.route({
      method: route.method,
      url,
      // Without a Fastify schema: `serve` validates, also for calls that never touch HTTP.
      // The API docs list a route at its own path only.
      config: { ...(url === route.path && { contract: route }), isUpload: route.upload },
      // Timed here and not in a hook: Fastify would add two listeners to every response for it.
      handler: async (request, reply) => {
        const startedAt = performance.now();
        let status: number | undefined;
        const { params, query } = request;
        const body = route.multipart ? await readForm(request) : request.body;
        const origin = callOrigin(request, readCall);
        const upload = route.upload && uploadFromRequest(request);
        try {
          const answer = await serve(served, {
            raw: { params, query, body },
            origin: origin instanceof Promise ? await origin : origin,
            requestId: request.id,
            key: headerOf(request, 'idempotency-key'),
            ...(route.http && { http: httpContext(request, reply) }),
            ...(upload && { upload: upload.take }),
          });
          headersFor(request, reply);
          if (route.binary) return await sendBytes(request, reply, answer as Bytes);
          if (route.redirect) return await reply.redirect((answer as { location: string }).location, 303);
          return isRenderedJson(answer) ? await sendRenderedJson(request, reply, answer) : answer;
        } catch (error) {
          status = refusalFor(error).status;
          throw error;
        } finally {
          time(status ?? reply.statusCode, (performance.now() - startedAt) / 1000);
          if (upload) {
            await upload.close();
            if (exceedsDrainLimit(request)) reply.header('connection', 'close');
          }
        }
      },
    });
  urlsOf(route).forEach(add);
};
