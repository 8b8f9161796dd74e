import { Refusal } from '@ayna/contracts/core/refusal';
import { host } from '@ayna/contracts/host';
import type { FastifyInstance } from 'fastify';
import { type AccessChecks, admit, rejectAnonymous } from '../http/admit.ts';
import { readInput } from '../http/input.ts';
import type { CallReader } from '../http/internal-call-token.ts';
import { callOrigin } from '../http/server.ts';
import type { Streams } from './streams.ts';

const route = host.routes.live;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The connection serves this stream alone and ends with it.
  connection: 'close',
  // Proxies must pass on each message as it comes.
  'x-accel-buffering': 'no',
};

/** `GET /api/live`: browsers read it with fetch, so that the token travels in its header as everywhere else. */
export const addLiveRoute = (
  app: FastifyInstance,
  access: AccessChecks,
  streams: Streams,
  readCall: CallReader,
): void => {
  app.get(route.path, { config: { contract: route } }, async (request, reply) => {
    const origin = await callOrigin(request, readCall);
    rejectAnonymous(route, origin);
    const input = readInput(route, { query: request.query });
    const admitReader = () => admit(access, route, origin, input);
    const { salon } = await admitReader();
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'x-request-id': request.id });
    const isAllowed = () =>
      admitReader().then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal && error.status < 500) return false;
          throw error;
        },
      );
    streams.add(String(salon), { out: reply.raw, isAllowed });
  });
};
