import { Refusal } from '@ayna/contracts/core/refusal';
import { host } from '@ayna/contracts/host';
import type { FastifyInstance } from 'fastify';
import { admit, type Guards, turnAwayStrangers } from '../door/admit.ts';
import { askerOf } from '../door/http.ts';
import { readInput } from '../door/input.ts';
import type { CallReader } from '../door/sibling-token.ts';
import type { Streams } from './streams.ts';

const route = host.routes.live;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The stream is all this connection is for: it ends with it.
  connection: 'close',
  // Proxies must hand each word on as it comes.
  'x-accel-buffering': 'no',
};

/** `GET /api/live`: read with fetch, so that the token travels in its header like everywhere else. */
export const addLiveRoute = (
  app: FastifyInstance,
  guards: Guards,
  streams: Streams,
  readCall: CallReader,
): void => {
  app.get(route.path, { config: { contract: route } }, async (request, reply) => {
    const asker = await askerOf(request, readCall);
    turnAwayStrangers(route, asker);
    const input = readInput(route, { query: request.query });
    const enter = () => admit(guards, route, asker, input);
    const { salon } = await enter();
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'x-request-id': request.id });
    const mayStill = () =>
      enter().then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal && error.status < 500) return false;
          throw error;
        },
      );
    streams.add(String(salon), { out: reply.raw, mayStill });
  });
};
