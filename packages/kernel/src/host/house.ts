import type { Route } from '@ayna/contracts/core/contract';
import { heardRing, missedRings } from '../bell/until-ring.ts';
import { newCode } from '../codes.ts';
import type { Guards } from '../door/admit.ts';
import { callerOf } from '../door/call.ts';
import { openLimits } from '../door/limits.ts';
import { type Serve, type Served, serving } from '../door/serve.ts';
import { callReader, callSigner } from '../door/sibling-token.ts';
import { nobody } from '../identity/identity.ts';
import { remembered } from '../identity/remembered.ts';
import { tokenReader } from '../identity/tokens.ts';
import { contexts, machine } from './contexts.ts';
import type { Engines } from './engines.ts';
import { asksAllowed } from './modules.ts';
import type { HostOptions } from './options.ts';

/** Everything a call passes through, put together; no port is open yet. */
export const buildHouse = (
  options: HostOptions,
  engines: Engines,
  served: ReadonlyMap<Route, Served>,
  outsideOf: (module: string) => unknown,
) => {
  const { env, modules, asks, identity, now = Date.now } = options;
  const strict = env.NODE_ENV !== 'production';
  const secret = new TextEncoder().encode(env.HOST_SECRET);

  const made: { serve?: Serve } = {};
  const callAs = callerOf({
    servedHere: (route) => served.get(route),
    serve: (call, incoming) => made.serve?.(call, incoming) ?? Promise.reject(new Error('not serving yet')),
    peers: env.PEERS,
    sign: callSigner(secret),
  });
  const ctxOf = contexts({ engines, callAs, now, outsideOf, checkData: strict });
  const machineCtx = (module: string, requestId = newCode()) => ctxOf(module, machine(module), requestId);

  const known = identity ? identity(machineCtx('host')) : nobody;
  const people = remembered(known);
  // With the bell a change is seen at once, also by whoever made it; without, within the second.
  engines.bells.onRing((ring) => known.isAboutPeople?.(ring) && people.forget());
  engines.bells.onRing(({ salonCode }) => salonCode && heardRing(salonCode));
  engines.bells.onGap(missedRings);
  const guards: Guards = {
    readToken: tokenReader(people.keys, now),
    identity: people,
    mayAsk: asksAllowed(modules, asks),
  };
  const limits = env.LIMITS ? openLimits(engines.memory, engines.poolOf, env.CALLS_PER_MINUTE) : null;
  const serve = serving({ guards, limits, ctxOf, checkAnswers: strict, secret });
  made.serve = serve;
  return { serve, guards, machineCtx, readCall: callReader(secret) };
};

export type House = ReturnType<typeof buildHouse>;
