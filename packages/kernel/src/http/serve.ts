import type { Route } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Actor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { type IdempotencyGuard, IdempotentReplay, idempotencyGuard } from '../db/idempotency.ts';
import {
  type AccessChecks,
  type Admission,
  admit,
  type CallOrigin,
  rejectAnonymous,
  visitorOf,
} from './admit.ts';
import { checkResponse } from './check-response.ts';
import { type HttpContext, noHttpContext } from './http-context.ts';
import { type RawInput, readInput } from './input.ts';
import { keyedUpload } from './keyed-upload.ts';
import type { RateLimits } from './rate-limits.ts';
import { parseRendered } from './rendered-json.ts';
import type { TakeUpload } from './upload.ts';

export type IncomingCall = {
  readonly raw: RawInput;
  readonly origin: CallOrigin;
  readonly requestId: string;
  readonly key?: string | undefined;
  readonly http?: HttpContext;
  readonly upload?: TakeUpload;
};

// Handlers lose their types here; `serve` has validated and admitted what they get.
export type AnyHandler = (ctx: never, input: never) => Promise<unknown>;

export type ServedRoute = { readonly route: Route; readonly handler: AnyHandler };

type Parts = {
  readonly access: AccessChecks;
  /** Null when limits are switched off. */
  readonly limits: RateLimits | null;
  readonly ctxOf: (module: string, actor: Actor, requestId: string, idempotency?: IdempotencyGuard) => Ctx;
  readonly checkResponses: boolean;
  /** Keys the hashes of stored bodies: a body may hold a password. */
  readonly secret: Uint8Array;
};

export type Serve = (served: ServedRoute, incoming: IncomingCall) => Promise<unknown>;

const keyOwner = (actor: Actor): string => {
  if (actor.kind === 'person') return actor.code;
  return actor.kind === 'visitor' ? 'visitor' : actor.module;
};

const guardFor = (
  secret: Uint8Array,
  route: Route,
  { key, raw }: IncomingCall,
  { actor }: Admission,
): IdempotencyGuard | undefined => {
  if (!route.idempotent || key === undefined) return undefined;
  if (!/^[\w.-]{8,100}$/.test(key)) throw new Refusal('bad-request');
  const { module, name } = route;
  return idempotencyGuard({
    module,
    key,
    owner: keyOwner(actor),
    route: `${module}.${name}`,
    body: raw,
    secret,
  });
};

const refuseToWait = (wait: number | null): void => {
  if (wait !== null) throw new Refusal('too-many-requests', { details: { retryAfter: wait } });
};

/** Calls between modules are part of a call that was counted. */
export const enforceAddressLimits = async (
  limits: RateLimits,
  route: Route,
  origin: CallOrigin,
): Promise<void> => {
  if (origin.kind === 'client') refuseToWait(await limits.waitOfAddress(route, origin.address));
};

/** Many addresses do not help a person to call more often. */
export const enforcePersonLimits = async (
  limits: RateLimits,
  route: Route,
  origin: CallOrigin,
  actor: Actor,
): Promise<void> => {
  if (origin.kind === 'client' && actor.kind === 'person')
    refuseToWait(await limits.waitOfPerson(route, actor.code));
};

/**
 * Every call passes here, from a browser, another module or a test: rate limit, validation, admission, handler. There is
 * no second path, so there is no second set of checks.
 */
export const createServe = ({ access, limits, ctxOf, checkResponses, secret }: Parts): Serve => {
  /** An upload may take several transactions; only that of `resultDb` stores the result. */
  const uploadCtx = (
    { module }: Route,
    { requestId, upload: take }: IncomingCall,
    actor: Actor,
    guard: IdempotencyGuard | undefined,
  ): Ctx => {
    const ctx = ctxOf(module, actor, requestId);
    const upload = guard && take ? keyedUpload(take, guard, ctx) : take;
    return Object.assign(ctx, { upload, resultDb: ctxOf(module, actor, requestId, guard).db });
  };

  // One function with one `await` for each step: every layer between a request and its handler costs a microsecond.
  const run = async ({ route, handler }: ServedRoute, incoming: IncomingCall): Promise<unknown> => {
    const { raw, origin, requestId } = incoming;
    if (limits) await enforceAddressLimits(limits, route, origin);
    rejectAnonymous(route, origin);
    const input = readInput(route, raw);
    const admitted = visitorOf(route, origin) ?? (await admit(access, route, origin, input));
    if (limits) await enforcePersonLimits(limits, route, origin, admitted.actor);
    const guard = guardFor(secret, route, incoming, admitted);
    const ctx = route.upload
      ? uploadCtx(route, incoming, admitted.actor, guard)
      : ctxOf(route.module, admitted.actor, requestId, guard);
    Object.assign(ctx, admitted);
    if (route.http) Object.assign(ctx, { http: incoming.http ?? noHttpContext });
    try {
      return await handler(ctx as never, input as never);
    } catch (error) {
      if (error instanceof IdempotentReplay) return error.answer;
      throw error;
    }
  };

  if (!checkResponses) return run;
  return async (served, incoming) => {
    const answer = await run(served, incoming);
    if (!served.route.binary) checkResponse(served.route, parseRendered(answer));
    return answer;
  };
};
