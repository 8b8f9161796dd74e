import { Refusal } from '@ayna/contracts/core/refusal';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { newCode } from '../codes.ts';
import { requestTimer } from '../watch/request-times.ts';
import { addressesOf } from './addresses.ts';
import type { Asker } from './admit.ts';
import { type Bytes, sendBytes } from './bytes.ts';
import { refusalFor, retryAfter } from './errors.ts';
import { isFinished, sendFinished } from './finished.ts';
import { readForm } from './multipart.ts';
import { addPatience, LONGEST_MS } from './patience.ts';
import type { Serve, Served } from './serve.ts';
import { type CallReader, callHeader } from './sibling-token.ts';
import { isTooMuchToIgnore, uploadIn } from './upload.ts';
import { wireOf } from './wire.ts';

export const tokenHeader = 'x-user-token';

const BODY_LIMIT = 1_048_576;
const requestIdPattern = /^[\w-]{8,64}$/;

// Ids need only be unique, so one random word per process and a count do.
const self = newCode().slice(-12);
let counted = 0;

const idOf = (given: string | string[] | undefined): string => {
  if (typeof given === 'string' && requestIdPattern.test(given)) return given;
  counted += 1;
  return `${self}-${counted.toString(36)}`;
};

/** The bare door: routes without regard to case, ids, errors with a sentence, nothing kept by caches. */
export const openHttp = (log: Logger, trustProxy: boolean | string): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log as never,
    // Calls are counted and timed; only those that fail are worth a line.
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT,
    trustProxy,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // What is logged carries its request's id by hand; a logger per call would cost more than the call.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => idOf(request.headers['x-request-id']),
    connectionTimeout: 0,
    requestTimeout: LONGEST_MS,
    forceCloseConnections: 'idle',
    // While closing, a call on a kept-alive connection is still answered; only then the connection ends.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;

  addPatience(app);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('not-found'), request, reply));
  return app;
};

const everyAnswer = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // An answer is data: nothing in it may run, be framed or be taken elsewhere.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

const headersFor = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers(everyAnswer).header('x-request-id', request.id);

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalFor(error);
  if (refusal.status >= 500)
    request.log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, 'a call failed');
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

const outsider = (request: FastifyRequest): Asker => ({
  kind: 'outside',
  token: headerOf(request, tokenHeader),
  address: request.ip,
});

/** Who is at the door; a sibling must prove that it is one. */
export const askerOf = (request: FastifyRequest, readCall: CallReader): Asker | Promise<Asker> => {
  const proof = headerOf(request, callHeader);
  if (!proof) return outsider(request);
  return readCall(proof).then((sibling) => (sibling ? { kind: 'sibling', ...sibling } : outsider(request)));
};

/** Puts one route of a contract on the door. */
export const addRoute = (app: FastifyInstance, served: Served, serve: Serve, readCall: CallReader): void => {
  const { route } = served;
  const time = requestTimer(route.module, route.name);

  const add = (url: string): unknown =>
    app.route({
      method: route.method,
      url,
      // No schema for Fastify: shapes are checked by `serve`, the same for calls that never touch HTTP.
      // The docs show a route at its own path alone.
      config: { ...(url === route.path && { contract: route }), takesLong: route.upload },
      onResponse: (_, reply, done) => {
        time(reply.statusCode, reply.elapsedTime / 1000);
        done();
      },
      handler: async (request, reply) => {
        const { params, query } = request;
        const body = route.multipart ? await readForm(request) : request.body;
        const asker = askerOf(request, readCall);
        const upload = route.upload && uploadIn(request);
        try {
          const said = await serve(served, {
            raw: { params, query, body },
            asker: asker instanceof Promise ? await asker : asker,
            requestId: request.id,
            key: headerOf(request, 'idempotency-key'),
            ...(route.wire && { wire: wireOf(request, reply) }),
            ...(upload && { upload: upload.take }),
          });
          headersFor(request, reply);
          if (route.bytes) return await sendBytes(request, reply, said as Bytes);
          return isFinished(said) ? await sendFinished(request, reply, said) : said;
        } finally {
          if (upload) {
            await upload.close();
            if (isTooMuchToIgnore(request)) reply.header('connection', 'close');
          }
        }
      },
    });
  addressesOf(route).forEach(add);
};
