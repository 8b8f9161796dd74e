import { Refusal } from '@ayna/contracts/core/refusal';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { newCode } from '../codes.ts';
import { requestTimer } from '../watch/metrics.ts';
import type { Asker } from './admit.ts';
import { refusalFor, retryAfter } from './errors.ts';
import { readForm } from './multipart.ts';
import type { Serve, Served } from './serve.ts';
import { type CallReader, callHeader } from './sibling-token.ts';

export const tokenHeader = 'x-user-token';

const BODY_LIMIT = 1_048_576;
const requestIdPattern = /^[\w-]{8,64}$/;

const idOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && requestIdPattern.test(given) ? given : newCode();

/** The bare door: routes without regard to case, ids, errors with a sentence, nothing kept by caches. */
export const openHttp = (log: Logger, trustProxy: boolean): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log as never,
    // Calls are counted and timed; only those that fail are worth a line.
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT,
    trustProxy,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    genReqId: (request) => idOf(request.headers['x-request-id']),
    // A client that dawdles over its headers or body is let go.
    connectionTimeout: 0,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // While closing, a call on a kept-alive connection is still answered; only then the connection ends.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;

  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('not-found'), request, reply));
  return app;
};

const headersFor = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers({
    'x-request-id': request.id,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });

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

/** Who is at the door; a sibling must prove that it is one. */
export const askerOf = async (request: FastifyRequest, readCall: CallReader): Promise<Asker> => {
  const proof = headerOf(request, callHeader);
  const sibling = proof ? await readCall(proof) : null;
  if (sibling) return { kind: 'sibling', ...sibling };
  return { kind: 'outside', token: headerOf(request, tokenHeader), address: request.ip };
};

/** Puts one route of a contract on the door. */
export const addRoute = (app: FastifyInstance, served: Served, serve: Serve, readCall: CallReader): void => {
  const { route } = served;
  const time = requestTimer(route.module, route.name);
  const { params, query: querystring, body, answer, summary } = route;
  const hidden = route.who.kind === 'sibling' || route.who.kind === 'salon-sibling';
  const shapes = Object.entries({ params, querystring, body }).filter(([, shape]) => shape);
  const schema = {
    summary,
    tags: [route.module],
    hide: hidden,
    ...Object.fromEntries(shapes),
    response: { 200: answer },
  };

  app.route({
    method: route.method,
    url: route.path,
    schema,
    // Shapes are checked by `serve`, the same for calls that never touch HTTP; here they are for the docs.
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
    onResponse: async (_, reply) => time(reply.statusCode, reply.elapsedTime / 1000),
    handler: async (request, reply) => {
      const { params, query } = request;
      const body = route.multipart ? await readForm(request) : request.body;
      const said = await serve(served, {
        raw: { params, query, body },
        asker: await askerOf(request, readCall),
        requestId: request.id,
        key: headerOf(request, 'idempotency-key'),
      });
      headersFor(request, reply);
      return said;
    },
  });
};
