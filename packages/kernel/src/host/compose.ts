import type { Route } from '@ayna/contracts/core/contract';
import { newCode } from '../codes.ts';
import { openSeal } from '../events/seal.ts';
import type { AccessChecks } from '../http/admit.ts';
import { callerOf } from '../http/call.ts';
import { callReader, callSigner } from '../http/internal-call-token.ts';
import { openRateLimits } from '../http/rate-limits.ts';
import { createServe, type Serve, type ServedRoute } from '../http/serve.ts';
import { cachedIdentity } from '../identity/cached-identity.ts';
import { noIdentity } from '../identity/identity.ts';
import { tokenReader } from '../identity/tokens.ts';
import { invalidateAllSalons, invalidateSalon } from '../signals/signal-cache.ts';
import { createContexts, machineActor } from './contexts.ts';
import type { Engines } from './engines.ts';
import { callsAllowed } from './modules.ts';
import type { HostOptions } from './options.ts';

/** Puts together everything a call passes through. No port is open yet. */
export const composeHost = (
  options: HostOptions,
  engines: Engines,
  served: ReadonlyMap<Route, ServedRoute>,
  providersOf: (module: string) => unknown,
) => {
  const { env, modules, moduleCalls, identity, now = Date.now } = options;
  const { signals, redis, poolOf } = engines;
  const strict = env.NODE_ENV !== 'production';
  const secret = new TextEncoder().encode(env.HOST_SECRET);

  // Contexts need `serve` to call other modules, and `serve` needs contexts: the second is filled in below.
  const late: { serve?: Serve } = {};
  const callAs = callerOf({
    servedHere: (route) => served.get(route),
    serve: (call, incoming) => late.serve?.(call, incoming) ?? Promise.reject(new Error('not serving yet')),
    peers: env.PEERS,
    sign: callSigner(secret),
  });
  const seal = openSeal(secret);
  const ctxOf = createContexts({ engines, callAs, seal, now, providersOf, checkData: strict });
  const machineCtx = (module: string, requestId = newCode()) =>
    ctxOf(module, machineActor(module), requestId);

  const source = identity ? identity(machineCtx('host')) : noIdentity;
  const people = cachedIdentity(source);
  // A signal makes a change of rights effective at once. Without it, the caches expire within a second.
  signals.onSignal((signal) => source.affectsIdentity?.(signal) && people.clear());
  signals.onSignal(({ salonCode }) => salonCode && invalidateSalon(salonCode));
  signals.onGap(invalidateAllSalons);
  const access: AccessChecks = {
    readToken: tokenReader(people.keys, now),
    identity: people,
    mayCall: callsAllowed(modules, moduleCalls),
  };
  const limits = env.LIMITS ? openRateLimits(redis, poolOf, env.CALLS_PER_MINUTE) : null;
  const serve = createServe({ access, limits, ctxOf, checkResponses: strict, secret });
  late.serve = serve;
  return { serve, access, limits, seal, machineCtx, readCall: callReader(secret) };
};

export type HostParts = ReturnType<typeof composeHost>;
