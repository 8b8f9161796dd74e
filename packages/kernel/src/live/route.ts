import { Refusal } from '@ayna/contracts/core/refusal';
import { host } from '@ayna/contracts/host';
import { networkOf } from '@ayna/domain/network';
import type { FastifyInstance } from 'fastify';
import { type AccessChecks, admit, rejectAnonymous } from '../http/admit.ts';
import { commonHeaders } from '../http/common-headers.ts';
import { readInput } from '../http/input.ts';
import type { CallReader } from '../http/internal-call-token.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { enforceAddressLimits, enforcePersonLimits } from '../http/serve.ts';
import { callOrigin } from '../http/server.ts';
import type { Streams } from './streams.ts';

const route = host.routes.live;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  ...commonHeaders,
  // The connection serves this stream alone and ends with it.
  connection: 'close',
  // Proxies must pass on each message as it comes.
  'x-accel-buffering': 'no',
};

/** A tab holds one stream; a browser with many tabs shares them, and somebody may have several devices. */
const MAX_PER_PERSON = 20;
/** A salon's whole team, or many people of one mobile operator, may stand behind one address. */
const MAX_PER_NETWORK = 300;
const RETRY_SECONDS = 30;

/** Counts what is open by key. `open` refuses beyond a key's limit. */
const openCounter = () => {
  const counts = new Map<string, number>();
  const add = (key: string, change: 1 | -1): void => {
    const count = (counts.get(key) ?? 0) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return (limits: readonly (readonly [key: string, max: number])[]): (() => void) => {
    if (limits.some(([key, max]) => (counts.get(key) ?? 0) >= max))
      throw new Refusal('too-many-requests', { details: { retryAfter: RETRY_SECONDS } });
    for (const [key] of limits) add(key, 1);
    return () => {
      for (const [key] of limits) add(key, -1);
    };
  };
};

type Parts = {
  readonly access: AccessChecks;
  readonly limits: RateLimits | null;
  readonly streams: Streams;
  readonly readCall: CallReader;
};

/** `GET /api/live`: browsers read it with fetch, so that the token travels in its header as everywhere else. */
export const addLiveRoute = (app: FastifyInstance, { access, limits, streams, readCall }: Parts): void => {
  const open = openCounter();
  app.get(route.path, { config: { contract: route } }, async (request, reply) => {
    const origin = await callOrigin(request, readCall);
    if (limits) await enforceAddressLimits(limits, route, origin);
    rejectAnonymous(route, origin);
    const input = readInput(route, { query: request.query });
    const admitReader = () => admit(access, route, origin, input);
    const { salon, actor } = await admitReader();
    if (limits) await enforcePersonLimits(limits, route, origin, actor);
    // Not for a reader that left meanwhile: its `close` event is over, and nothing would count it back.
    if (limits && origin.kind === 'client' && actor.kind === 'person' && !reply.raw.destroyed)
      reply.raw.once(
        'close',
        open([
          [actor.code, MAX_PER_PERSON],
          [networkOf(origin.address), MAX_PER_NETWORK],
        ]),
      );
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
