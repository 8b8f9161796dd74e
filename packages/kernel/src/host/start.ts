import type { Route } from '@ayna/contracts/core/contract';
import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Ctx } from '../ctx.ts';
import { closeHttp } from '../door/close.ts';
import { addDocs } from '../door/docs.ts';
import { addForwarding } from '../door/forward.ts';
import { addRoute, openHttp } from '../door/http.ts';
import { formScope, uploadScope } from '../door/multipart.ts';
import type { Served } from '../door/serve.ts';
import { startWorkers } from '../events/workers.ts';
import { addLiveRoute } from '../live/route.ts';
import { openStreams, type Streams } from '../live/streams.ts';
import type { Module } from '../module.ts';
import { type Engines, openEngines } from './engines.ts';
import { addHealth, readinessOf } from './health.ts';
import { buildHouse, type House } from './house.ts';
import { routesIn, servedHere } from './modules.ts';
import type { HostOptions } from './options.ts';
import { openOutsides } from './outsides.ts';
import { ownRoutes } from './own-routes.ts';

export type Host = {
  readonly url: string;
  readonly boss: PgBoss;
  readonly ctxFor: (module: string) => Ctx;
  stop(): Promise<void>;
};

type Parts = {
  readonly options: HostOptions;
  readonly here: readonly Module[];
  readonly engines: Engines;
  readonly house: House;
  readonly served: ReadonlyMap<Route, Served>;
  readonly streams: Streams;
  readonly stopping: () => boolean;
};

const openDoor = async ({
  options,
  here,
  engines,
  house,
  served,
  streams,
  stopping,
}: Parts): Promise<FastifyInstance> => {
  const { env, modules } = options;
  const app = openHttp(engines.log, env.TRUST_PROXY);
  const readiness = readinessOf({ pools: engines.pools, memory: engines.memory, stopping });
  const own = ownRoutes({
    boss: engines.boss,
    here: here.map(({ name }) => name),
    modules: modules.map(({ name }) => name),
    readiness,
  });
  await addDocs(app);
  const add = (scope: FastifyInstance, one: Served): void =>
    addRoute(scope, one, house.serve, house.readCall);
  const {
    forms = [],
    uploads = [],
    plain = [],
  } = Object.groupBy([...own, ...served.values()], ({ route }) => {
    if (route.upload) return 'uploads';
    return route.multipart ? 'forms' : 'plain';
  });
  for (const one of plain) add(app, one);
  await formScope(app, (scope) => {
    for (const one of forms) add(scope, one);
  });
  await uploadScope(app, (scope) => {
    for (const one of uploads) add(scope, one);
  });
  addLiveRoute(app, house.guards, streams, house.readCall);
  addHealth(app, readiness);
  const elsewhere = modules
    .filter((module) => !here.includes(module))
    .flatMap((module) => routesIn(module).map(({ route }) => ({ route, address: env.PEERS[module.name] })));
  await addForwarding(app, elsewhere, env.WEB_URL);
  return app;
};

const startHearing = async ({ options, here, engines, house }: Parts): Promise<void> => {
  const { boss, bells } = engines;
  const pollSeconds = options.env.EVENT_POLL_SECONDS;
  for (const module of here) {
    const machineCtx = (requestId: string): Ctx => house.machineCtx(module.name, requestId);
    await startWorkers({ boss, bells, module, machineCtx, pollSeconds });
  }
};

/** Starts one process of the product. */
export const startHost = async (options: HostOptions): Promise<Host> => {
  const { env } = options;
  const here = servedHere(options.modules, env.MODULES);
  // First, because it may refuse: a setting that is missing should leave nothing open.
  const outsides = openOutsides(here, options.settings ?? {});
  const engines = await openEngines(
    env,
    here.map(({ name }) => name),
  );
  const served = new Map(here.flatMap(routesIn).map((one) => [one.route, one]));
  const house = buildHouse(options, engines, served, outsides.of);
  const streams = openStreams(engines.bells);
  let stopping = false;
  const parts = { options, here, engines, house, served, streams, stopping: () => stopping };

  const app = await openDoor(parts);
  // Whoever comes first should not wait behind all the beginnings of a young process: the door opens last.
  await startHearing(parts);
  const url = await app.listen({ host: env.HOST, port: env.PORT });
  engines.log.info({ url, modules: here.map(({ name }) => name) }, 'serving');

  return {
    url,
    boss: engines.boss,
    ctxFor: (module) => house.machineCtx(module),
    async stop() {
      stopping = true;
      streams.close();
      await closeHttp(app, env.DRAIN_MS);
      await engines.close();
      await outsides.close();
    },
  };
};
