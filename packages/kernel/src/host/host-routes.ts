import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { type DeadLetter, host } from '@ayna/contracts/host';
import type { PgBoss } from 'pg-boss';
import type { PersonCtx } from '../ctx.ts';
import { countWaiting, deadLetters, replay } from '../events/dead-letters.ts';
import type { ServedRoute } from '../http/serve.ts';
import { eventLags } from '../telemetry/metrics.ts';
import type { Readiness } from './health.ts';

const { routes } = host;

const byAge = (one: DeadLetter, other: DeadLetter): number => one.at.localeCompare(other.at);

type Parts = {
  readonly boss: PgBoss;
  /** The modules that this process serves. */
  readonly served: readonly string[];
  /** All modules of the product: every host reads the same queue. */
  readonly modules: readonly string[];
  readonly readiness: Readiness;
};

/** The routes that the host answers itself, but for the live stream. */
export const hostRoutes = ({ boss, served, modules, readiness }: Parts): ServedRoute[] => [
  { route: routes.about, handler: async () => ({ product: 'ayna', modules: served }) },
  { route: routes.health, handler: readiness },
  {
    route: routes.eventLag,
    handler: async (ctx: PersonCtx) => ({
      waiting: await countWaiting(boss),
      ...eventLags.read(ctx.now()),
    }),
  },
  {
    route: routes.deadLetters,
    handler: async () =>
      (await Promise.all(modules.map((module) => deadLetters(boss, module)))).flat().toSorted(byAge),
  },
  {
    route: routes.replay,
    handler: async (ctx: PersonCtx, { body: { module, ids } }: InputOf<typeof routes.replay>) => {
      if (!modules.includes(module)) throw new Refusal('not-found');
      const replayed = await replay(boss, module, ids);
      ctx.log.info({ by: ctx.actor.code, module, replayed }, 'dead letters replayed');
      return { replayed };
    },
  },
];
