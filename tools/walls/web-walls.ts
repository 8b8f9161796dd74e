import { anyModule, at, contracts, kernel, library, tests, wall, web } from './places.ts';

const room = (name: string): string => `${web}${name}/`;

/** From the ground up; each may use what lies below it. `ui` has a narrower wall of its own. */
const floors = ['lib', 'data', 'ui', 'parts', 'features', 'layouts'];

const looksDown = floors
  .slice(0, -1)
  .filter((floor) => floor !== 'ui')
  .map((floor) =>
    wall(`web-${floor}-looks-down`, `The flow is ${floors.join(' -> ')}; move what both need further down.`, {
      from: { path: room(floor) },
      to: { path: room(`(?:${floors.slice(floors.indexOf(floor) + 1).join('|')})`) },
    }),
  );

export const webWalls = [
  ...looksDown,
  wall('web-knows-no-server', 'The browser knows contracts only.', {
    from: { path: web },
    to: {
      path: [kernel, anyModule, at('apps/api/'), library('pg', 'kysely', 'pg-boss', 'fastify', 'ioredis')],
    },
  }),
  wall('feature-knows-no-feature', 'What two features share is a part.', {
    from: { path: `${web}features/([^/]+)/` },
    to: { path: room('features'), pathNot: `${web}features/$1/` },
  }),
  wall('only-data-calls-the-api', 'Put the query or the mutation in data/.', {
    from: { path: web, pathNot: [room('(?:data|lib)'), tests] },
    to: { path: `${web}lib/api[./-]` },
  }),
  wall('ui-knows-no-domain', 'A piece that knows appointments, money or paths is a part.', {
    from: { path: room('ui') },
    to: { path: [`${web}(?!(?:ui|lib)/)`, contracts] },
  }),
];
