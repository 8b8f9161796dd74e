import type { Route } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf } from './addresses.ts';
import { sendError } from './http.ts';
import { LONGEST_MS, takesLong } from './patience.ts';
import { callHeader } from './sibling-token.ts';

type Elsewhere = { readonly route: Route; readonly address: string | undefined };

/** Hands a request on untouched. A proof of being a sibling is never handed on from outside. */
const handOn = (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply =>
  reply.from(address + request.url, {
    ...(takesLong(request) && { timeout: LONGEST_MS }),
    rewriteRequestHeaders: (_, headers) => {
      const { [callHeader]: _proof, ...rest } = headers;
      // The host that the caller named: pages compare it with the origin of a form.
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
 * One address for all: routes of modules that run elsewhere go to their host, and every page to the
 * web server. With a load balancer in front, that does the same by path and this is idle.
 */
export const addForwarding = async (
  app: FastifyInstance,
  elsewhere: readonly Elsewhere[],
  web: string | undefined,
): Promise<void> => {
  await app.register(async (outside) => {
    await outside.register(replyFrom, {
      undici: { connections: 64, headersTimeout: 31_000, bodyTimeout: 0 },
    });
    outside.removeAllContentTypeParsers();
    // What is handed on is not read here: uploads pass through as they come.
    outside.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    const add = ({ route, address }: Elsewhere, url: string): unknown =>
      outside.route({
        method: route.method,
        url,
        config: { takesLong: route.upload },
        handler: (request, reply) => {
          if (!address) throw new Refusal('unavailable', { details: { module: route.module } });
          return handOn(request, reply, address);
        },
      });
    for (const one of elsewhere) for (const url of addressesOf(one.route)) add(one, url);
    if (web) {
      outside.all('/*', (request, reply) => {
        if (/^\/(api|internal)(\/|$)/i.test(request.url)) throw new Refusal('not-found');
        return handOn(request, reply, web);
      });
    }
  });
};
