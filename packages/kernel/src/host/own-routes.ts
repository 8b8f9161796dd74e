import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { type DeadLetter, host } from '@ayna/contracts/host';
import type { PgBoss } from 'pg-boss';
import type { PersonCtx } from '../ctx.ts';
import type { Served } from '../door/serve.ts';
import { deadLetters, replay } from '../events/dead.ts';
import type { Readiness } from './health.ts';

const { routes } = host;

const byAge = (one: DeadLetter, other: DeadLetter): number => one.at.localeCompare(other.at);

type Parts = {
  readonly boss: PgBoss;
  /** Those that this process serves. */
  readonly here: readonly string[];
  /** Those of the whole product: the queue is one, whichever host is asked. */
  readonly modules: readonly string[];
  readonly readiness: Readiness;
};

/** What the host answers itself; its live stream has a door of its own. */
export const ownRoutes = ({ boss, here, modules, readiness }: Parts): Served[] => [
  { route: routes.about, handler: async () => ({ product: 'ayna', modules: here }) },
  { route: routes.health, handler: readiness },
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
      ctx.log.info({ by: ctx.actor.code, module, replayed }, 'dead letters were replayed');
      return { replayed };
    },
  },
];
