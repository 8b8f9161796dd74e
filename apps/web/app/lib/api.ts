import { type Call, CallError, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { auth } from '@ayna/contracts/core/session-routes';
import { networkError, notSentError, toCallError } from './call-errors.ts';
import { type CallScope, createCallScope, orAborted } from './call-scope.ts';
import { type Clock, systemClock } from './clock.ts';
import { isOffline, noteStored } from './connection.ts';
import { takeEarlyResponse } from './early-responses.ts';
import { type ApiFailure, reportApiFailure } from './error-reporter.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { parseResponse } from './parse-response.ts';
import { createRequestQueue, type RequestQueue } from './request-queue.ts';
import { session } from './session.ts';
import { createSessionRefresher, withBrowserLock } from './session-refresher.ts';
import { isFramed } from './storage.ts';
import { storedAtHeader } from './stored-reads.ts';

/** The spec's time-out of a request. */
export const requestMs = 30_000;

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** One per form that creates something, so that sending it twice creates once; else one per call. */
  readonly key?: string;
  /** For the refresh of a session, on which the calls in the queue may be waiting. */
  readonly outsideQueue?: true;
  /** Besides the client's own. */
  readonly headers?: Readonly<Record<string, string>>;
};

type ClientDeps = {
  readonly scope: CallScope;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly token: () => string | undefined | Promise<string | undefined>;
  readonly queue: RequestQueue;
  readonly clock: Clock;
  readonly reportFailure: (failure: ApiFailure) => void;
};

type PendingCall = { readonly route: Route; readonly call: Call; readonly options: CallOptions };

/** Calls that open, renew or end a session: they carry what they need, and no token could help them. */
const isSessionRoute = (route: Route): boolean => route.module === auth.name && route.who.kind === 'anyone';

const headersOf = ({ route, options }: PendingCall, token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  ...(token ? { 'X-User-Token': token } : {}),
  // Decides that the refresh secret comes in a cookie, out of reach of scripts. No cookie of ours passes another site's
  // frame, so there it comes in the answer and lives in memory.
  ...(isSessionRoute(route) && !isFramed ? { 'X-Client': 'browser' } : {}),
  ...(route.idempotent ? { 'Idempotency-Key': options.key ?? newIdempotencyKey() } : {}),
  ...options.headers,
});

const send = async (pending: PendingCall, deps: ClientDeps, token: string | undefined) => {
  const { route, call, options } = pending;
  // Said before anything is sent, so that nobody wonders whether it arrived.
  if (call.method !== 'GET' && isOffline()) throw notSentError();
  const early = call.method === 'GET' ? await takeEarlyResponse(call.url, token) : undefined;
  if (early) return early;
  const timeout = new AbortController();
  const cancelTimeout = deps.clock.after(requestMs, () => timeout.abort());
  const { body, headers } = encodeBody(route, call);
  try {
    const response = await deps.fetch(call.url, {
      method: call.method,
      headers: { ...headersOf(pending, token), ...headers },
      body,
      signal: options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal,
    });
    return { response, text: await response.text() };
  } catch (error) {
    // Anyone who gave up on the call does not want to read that it failed.
    if (options.signal?.aborted) throw error;
    throw timeout.signal.aborted ? toCallError(408, undefined) : networkError();
  } finally {
    cancelTimeout();
  }
};

const storedTimes = new WeakMap<object, number>();

/** When the worker stored this response; undefined where it comes from the server. */
export const storedAtOf = (response: object): number | undefined => storedTimes.get(response);

const markStored = (route: Route, response: unknown, at: number): void => {
  if (typeof response === 'object' && response !== null) storedTimes.set(response, at);
  // Not the team or the hours: who looks at a calendar wants to know from when its appointments are.
  if (route.module === 'appointment') noteStored(at);
};

const fetchAndParse = async (
  pending: PendingCall,
  deps: ClientDeps,
  token: string | undefined,
): Promise<unknown> => {
  const { response, text } = await send(pending, deps, token);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const body = parseResponse(pending.route, { status: response.status, text, requestId });
  const storedAt = response.headers.get(storedAtHeader);
  if (storedAt !== null) markStored(pending.route, body, Number(storedAt));
  return body;
};

/** Aborts with the caller's own signal, and when all calls are given up. */
export const withinScope = (scope: CallScope, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([signal, scope.signal()]) : scope.signal();

/**
 * Calls routes of the contracts over fetch, as many at a time as the queue allows; whatever goes wrong
 * is heard once and handed to the caller as a `CallError` with a sentence to show.
 */
export const createCaller =
  (deps: ClientDeps) =>
  async <R extends Route>(route: R, input: InputOf<R>, given: CallOptions = {}): Promise<ResponseOf<R>> => {
    const options = given.outsideQueue ? given : { ...given, signal: withinScope(deps.scope, given.signal) };
    const pending = { route, call: toCall(route, input), options };
    const run = async () => {
      // In its turn and not before: the token may have been renewed while the call waited.
      const token = isSessionRoute(route) ? undefined : await orAborted(deps.token(), options.signal);
      try {
        return await fetchAndParse(pending, deps, token);
      } catch (failure) {
        if (failure instanceof CallError) deps.reportFailure({ route, failure, token });
        throw failure;
      }
    };
    const answer = await (options.outsideQueue ? run() : deps.queue(run, options.signal));
    return answer as ResponseOf<R>;
  };

/** The two slots of this page, which calls and uploads share. */
export const requestQueue = createRequestQueue();

export const openCalls = createCallScope();

const deps = {
  scope: openCalls,
  // The proxy in front leads every path to its module, so the page's own origin answers all of them.
  fetch: (path: string, init: RequestInit) => fetch(path, init),
  queue: requestQueue,
  clock: systemClock,
  reportFailure: reportApiFailure,
};

const { refresh } = auth.routes;

const callWithoutToken = createCaller({ ...deps, token: () => undefined });

export const sessionRefresher = createSessionRefresher({
  session,
  clock: systemClock,
  withLock: withBrowserLock,
  refresh: (refreshToken) => callWithoutToken(refresh, { body: { refreshToken } }, { outsideQueue: true }),
  onEnded: (failure, token) =>
    reportApiFailure({ route: refresh, failure: toCallError(401, failure.body), token }),
});

export const call = createCaller({
  ...deps,
  // Without a network no token can be renewed; the worker takes an old one for whose it is.
  token: () => (isOffline() ? session.token() : sessionRefresher.token()),
});
