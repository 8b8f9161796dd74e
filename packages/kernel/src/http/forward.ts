import type { Route } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callHeader } from './internal-call-token.ts';
import { isUpload, UPLOAD_TIMEOUT_MS } from './request-timeouts.ts';
import { sendError } from './server.ts';
import { urlsOf } from './urls.ts';

type Elsewhere = { readonly route: Route; readonly address: string | undefined };

/** Forwards a request as it is, but without the header that proves an internal call. */
const forwardRequest = (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply =>
  reply.from(address + request.url, {
    ...(isUpload(request) && { timeout: UPLOAD_TIMEOUT_MS }),
    rewriteRequestHeaders: (_, headers) => {
      const { [callHeader]: _proof, ...rest } = headers;
      // Pages compare the requested host with the origin of a form.
      const { host } = request.headers;
      return { ...rest, ...(host && { host }), 'x-request-id': request.id, 'x-forwarded-for': request.ip };
    },
    onError: (failed, { error }) =>
      void sendError(
        new Refusal('unavailable', { details: { cause: error.message } }),
        request,
        failed as never,
      ),
  });

/**
 * Makes one address serve everything: routes of modules in other processes go to their host, pages to the web server.
 * Behind a load balancer that splits by path, nothing is forwarded here.
 */
export const addForwarding = async (
  app: FastifyInstance,
  elsewhere: readonly Elsewhere[],
  web: string | undefined,
): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      undici: { connections: 64, headersTimeout: 31_000, bodyTimeout: 0 },
    });
    scope.removeAllContentTypeParsers();
    // Bodies are not read here: uploads are streamed through.
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    const add = ({ route, address }: Elsewhere, url: string): unknown =>
      scope.route({
        method: route.method,
        url,
        config: { isUpload: route.upload },
        handler: (request, reply) => {
          if (!address) throw new Refusal('unavailable', { details: { module: route.module } });
          return forwardRequest(request, reply, address);
        },
      });
    for (const one of elsewhere) for (const url of urlsOf(one.route)) add(one, url);
    if (web) {
      scope.all('/*', (request, reply) => {
        if (/^\/(api|internal)(\/|$)/i.test(request.url)) throw new Refusal('not-found');
        return forwardRequest(request, reply, web);
      });
    }
  });
};
