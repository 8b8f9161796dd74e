import type { Route } from '@ayna/contracts/core/contract';
import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Ctx } from '../ctx.ts';
import { addApiDocs } from '../http/api-docs.ts';
import { closeHttp } from '../http/close.ts';
import { addForwarding } from '../http/forward.ts';
import { formScope, uploadScope, urlencodedScope } from '../http/multipart.ts';
import type { ServedRoute } from '../http/serve.ts';
import { addRoute, createHttpServer } from '../http/server.ts';
import { addLiveRoute } from '../live/route.ts';
import { openStreams, type Streams } from '../live/streams.ts';
import type { Module } from '../module.ts';
import { startWorkers } from '../workers/workers.ts';
import { composeHost, type HostParts } from './compose.ts';
import { type Engines, openEngines } from './engines.ts';
import { addHealth, readinessOf } from './health.ts';
import { hostRoutes } from './host-routes.ts';
import { modulesToServe, routesIn } from './modules.ts';
import type { HostOptions } from './options.ts';
import { openProviders } from './providers.ts';

export type Host = {
  readonly url: string;
  readonly boss: PgBoss;
  readonly ctxFor: (module: string) => Ctx;
  stop(): Promise<void>;
};

type Parts = {
  readonly options: HostOptions;
  readonly served: readonly Module[];
  readonly engines: Engines;
  readonly host: HostParts;
  readonly routes: ReadonlyMap<Route, ServedRoute>;
  readonly streams: Streams;
  readonly stopping: () => boolean;
};

const buildHttp = async (parts: Parts): Promise<FastifyInstance> => {
  const { options, served, engines, host, routes, streams, stopping } = parts;
  const { env, modules } = options;
  const app = createHttpServer(engines.log, env.TRUST_PROXY);
  const readiness = readinessOf({ pools: engines.pools, redis: engines.redis, stopping });
  const own = hostRoutes({
    boss: engines.boss,
    served: served.map(({ name }) => name),
    modules: modules.map(({ name }) => name),
    readiness,
  });
  if (env.API_DOCS ?? env.NODE_ENV !== 'production') await addApiDocs(app);
  const addTo =
    (scope: FastifyInstance) =>
    (route: ServedRoute): void =>
      addRoute(scope, route, host.serve, host.readCall);
  const {
    forms = [],
    uploads = [],
    urlencoded = [],
    plain = [],
  } = Object.groupBy([...own, ...routes.values()], ({ route }) => {
    if (route.upload) return 'uploads';
    if (route.multipart) return 'forms';
    return route.urlencoded ? 'urlencoded' : 'plain';
  });
  plain.forEach(addTo(app));
  await formScope(app, (scope) => forms.forEach(addTo(scope)));
  await urlencodedScope(app, (scope) => urlencoded.forEach(addTo(scope)));
  await uploadScope(app, (scope) => uploads.forEach(addTo(scope)));
  addLiveRoute(app, { ...host, streams });
  await addHealth(app, readiness, env.METRICS_TOKEN);
  const elsewhere = modules
    .filter((module) => !served.includes(module))
    .flatMap((module) => routesIn(module).map(({ route }) => ({ route, address: env.PEERS[module.name] })));
  await addForwarding(app, elsewhere, env.WEB_URL);
  return app;
};

const startAllWorkers = async ({ options, served, engines, host }: Parts): Promise<void> => {
  const { boss, signals } = engines;
  const pollSeconds = options.env.EVENT_POLL_SECONDS;
  for (const module of served) {
    const machineCtx = (requestId: string): Ctx => host.machineCtx(module.name, requestId);
    await startWorkers({ boss, signals, module, machineCtx, seal: host.seal, pollSeconds });
  }
};

/** Starts one process of the product. */
export const startHost = async (options: HostOptions): Promise<Host> => {
  const { env } = options;
  const served = modulesToServe(options.modules, env.MODULES);
  // First, because it may throw: a missing setting should leave nothing open.
  const providers = openProviders(served, options.settings ?? {});
  const names = served.map(({ name }) => name);
  const engines = await openEngines(env, names);
  const routes = new Map(served.flatMap(routesIn).map((one) => [one.route, one]));
  const host = composeHost(options, engines, routes, providers.of);
  const streams = openStreams(engines.signals);
  let stopping = false;
  const parts = { options, served, engines, host, routes, streams, stopping: () => stopping };

  const app = await buildHttp(parts);
  // The port opens last, so that the first caller does not wait behind the start of the workers.
  await startAllWorkers(parts);
  const url = await app.listen({ host: env.HOST, port: env.PORT });
  engines.log.info({ url, modules: names }, 'serving');

  return {
    url,
    boss: engines.boss,
    ctxFor: (module) => host.machineCtx(module),
    async stop() {
      stopping = true;
      streams.close();
      await closeHttp(app, env.DRAIN_MS);
      await engines.close();
      await providers.close();
    },
  };
};
