import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '@ayna/contracts/core/contract';
import { host as hostContract } from '@ayna/contracts/host';
import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { newCode } from '../codes.ts';
import type { Ctx } from '../ctx.ts';
import type { Guards } from '../door/admit.ts';
import { callerOf } from '../door/call.ts';
import { addDocs } from '../door/docs.ts';
import { addForwarding } from '../door/forward.ts';
import { addRoute, openHttp } from '../door/http.ts';
import { noLimits, openLimits } from '../door/limits.ts';
import { type Serve, type Served, serving } from '../door/serve.ts';
import { callReader, callSigner } from '../door/sibling-token.ts';
import { startWorkers } from '../events/workers.ts';
import { type Identity, nobody } from '../identity/identity.ts';
import { remembered } from '../identity/remembered.ts';
import { tokenReader } from '../identity/tokens.ts';
import { addLiveRoute } from '../live/route.ts';
import { openStreams } from '../live/streams.ts';
import type { AnyHandler, Module } from '../module.ts';
import { contexts, machine } from './contexts.ts';
import { openEngines } from './engines.ts';
import type { HostEnv } from './env.ts';
import { addHealth } from './health.ts';

export type HostOptions = {
  readonly env: HostEnv;
  /** Every module of the product; MODULES says which of them this process serves. */
  readonly modules: readonly Module[];
  readonly asks: Readonly<Record<string, readonly string[]>>;
  /** Who people are; made from a context, because the module that knows may run elsewhere. */
  readonly identity?: (ctx: Ctx) => Identity;
  readonly now?: () => number;
};

export type Host = {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly boss: PgBoss;
  readonly ctxFor: (module: string) => Ctx;
  stop(): Promise<void>;
};

const servedBy = (modules: readonly Module[], setting: string): Module[] => {
  if (setting === 'all') return [...modules];
  return setting.split(',').filter(Boolean).map((name) => {
    const found = modules.find((module) => module.name === name);
    if (!found) throw new Error(`MODULES names ${name}, which is none`);
    return found;
  });
};

const routesIn = (module: Module): Served[] =>
  Object.values(module.routes.contract.routes).map((route) => ({
    route,
    handler: module.routes.handlers[route.name] as AnyHandler,
  }));

/** Starts one process of the product. */
export const startHost = async ({ env, modules, asks, identity, now = Date.now }: HostOptions): Promise<Host> => {
  const here = servedBy(modules, env.MODULES);
  const names = here.map(({ name }) => name);
  const engines = await openEngines(env, names);
  const strict = env.NODE_ENV !== 'production';
  const secret = new TextEncoder().encode(env.HOST_SECRET);
  const served = new Map<Route, Served>(here.flatMap(routesIn).map((one) => [one.route, one]));

  let serve: Serve;
  const callAs = callerOf({
    servedHere: (route) => served.get(route),
    serve: () => serve,
    peers: env.PEERS,
    sign: callSigner(secret),
  });
  const ctxOf = contexts({ engines, callAs, now, checkData: strict });
  const people = remembered(identity ? identity(ctxOf('host', machine('host'), newCode())) : nobody);
  const guards: Guards = {
    readToken: tokenReader(people.keys, now),
    identity: people,
    mayAsk: (from, to) => from === 'host' || (asks[from]?.includes(to) ?? false),
  };
  const limits = env.LIMITS ? openLimits(engines.memory, engines.poolOf) : noLimits;
  serve = serving({ guards, limits, ctxOf, checkAnswers: strict });

  const app = openHttp(engines.log, env.TRUST_PROXY);
  const readCall = callReader(secret);
  const streams = openStreams(engines.bells);
  let stopping = false;

  await addDocs(app);
  const { about } = hostContract.routes;
  addRoute(app, { route: about, handler: async () => ({ product: 'ayna', modules: names }) }, serve, readCall);
  addLiveRoute(app, guards, streams, readCall);
  for (const one of served.values()) addRoute(app, one, serve, readCall);
  addHealth(app, { pools: engines.pools, memory: engines.memory, stopping: () => stopping });
  const elsewhere = modules
    .filter(({ name }) => !names.includes(name))
    .flatMap((module) => routesIn(module).map(({ route }) => ({ route, address: env.PEERS[module.name] })));
  await addForwarding(app, elsewhere, env.WEB_URL);

  const url = await app.listen({ host: env.HOST, port: env.PORT });
  for (const module of here) {
    await startWorkers({
      boss: engines.boss,
      bells: engines.bells,
      module,
      machineCtx: (requestId) => ctxOf(module.name, machine(module.name), requestId),
      pollSeconds: env.EVENT_POLL_SECONDS,
    });
  }
  engines.log.info({ url, modules: names }, 'serving');

  return {
    url,
    app,
    boss: engines.boss,
    ctxFor: (module) => ctxOf(module, machine(module), newCode()),
    async stop() {
      stopping = true;
      await pause(env.DRAIN_MS);
      streams.close();
      await app.close();
      await engines.close();
    },
  };
};
