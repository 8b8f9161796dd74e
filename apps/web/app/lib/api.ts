import { auth } from '@ayna/contracts/auth';
import { type Call, CallError, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { answerIn } from './api-answer.ts';
import { pageBase } from './bases.ts';
import { type Clock, systemClock } from './clock.ts';
import { refused, unreachable } from './failure.ts';
import { type Heard, hearFailure } from './failure-desk.ts';
import { newKey } from './new-key.ts';
import { session } from './session.ts';
import { aloneInBrowser, sessionKeeper } from './session-keeper.ts';
import { type Slots, slotQueue } from './slots.ts';

/** The spec's time-out of a request. */
export const requestMs = 30_000;

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** One per form that creates something, so that sending it twice creates once; else one per call. */
  readonly key?: string;
  /** For the refresh of a session, on which the calls in the queue may be waiting. */
  readonly outsideQueue?: true;
};

type Wire = {
  readonly baseOf: (module: string) => string;
  readonly token: () => string | undefined | Promise<string | undefined>;
  readonly queue: Slots;
  readonly clock: Clock;
  readonly hear: (heard: Heard) => void;
};

type Asked = { readonly route: Route; readonly call: Call; readonly options: CallOptions };

/** Calls that open, renew or end a session: they carry what they need, and no token could help them. */
const isSign = (route: Route): boolean => route.module === auth.name && route.who.kind === 'anyone';

const headersOf = ({ route, options }: Asked, token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  ...(token ? { 'X-User-Token': token } : {}),
  // Decides that the refresh secret comes in a cookie, out of reach of scripts.
  ...(isSign(route) ? { 'X-Client': 'browser' } : {}),
  ...(route.idempotent ? { 'Idempotency-Key': options.key ?? newKey() } : {}),
});

const send = async (asked: Asked, wire: Wire, token: string | undefined) => {
  const { route, call, options } = asked;
  const url = wire.baseOf(route.module) + call.url;
  const timeout = new AbortController();
  const callOff = wire.clock.after(requestMs, () => timeout.abort());
  const { body, headers } = encodeBody(route, call);
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: { ...headersOf(asked, token), ...headers },
      body,
      signal: options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal,
    });
    return { response, text: await response.text() };
  } catch (error) {
    // Whoever gave up on the call does not want to read that it failed.
    if (options.signal?.aborted) throw error;
    throw timeout.signal.aborted ? refused(408, undefined) : unreachable();
  } finally {
    callOff();
  }
};

const ask = async (asked: Asked, wire: Wire, token: string | undefined): Promise<unknown> => {
  const { response, text } = await send(asked, wire, token);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return answerIn(asked.route, { status: response.status, text, requestId });
};

/**
 * Calls routes of the contracts over fetch, as many at a time as the queue allows; whatever goes wrong
 * is heard once and handed to the caller as a `CallError` with a sentence to show.
 */
export const caller =
  (wire: Wire) =>
  async <R extends Route>(route: R, input: InputOf<R>, options: CallOptions = {}): Promise<ResponseOf<R>> => {
    const asked = { route, call: toCall(route, input), options };
    const now = async () => {
      // In its turn and not before: the token may have been renewed while the call waited.
      const token = isSign(route) ? undefined : await wire.token();
      try {
        return await ask(asked, wire, token);
      } catch (failure) {
        if (failure instanceof CallError) wire.hear({ route, failure, token });
        throw failure;
      }
    };
    const answer = await (options.outsideQueue ? now() : wire.queue(now, options.signal));
    return answer as ResponseOf<R>;
  };

const wire = {
  baseOf: pageBase,
  queue: slotQueue(),
  clock: systemClock,
  hear: hearFailure,
};

const { refresh } = auth.routes;

const signCall = caller({ ...wire, token: () => undefined });

export const keeper = sessionKeeper({
  session,
  clock: systemClock,
  alone: aloneInBrowser,
  refresh: (refreshToken) => signCall(refresh, { body: { refreshToken } }, { outsideQueue: true }),
  ended: (failure, token) => hearFailure({ route: refresh, failure: refused(401, failure.body), token }),
});

export const call = caller({ ...wire, token: keeper.token });
