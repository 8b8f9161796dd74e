import {
  anyModule,
  boundary,
  contracts,
  domain,
  fromRoot,
  kernel,
  npmPackage,
  tests,
  web,
} from './patterns.ts';

const webFolder = (name: string): string => `${web}${name}/`;

/** From the lowest up; each may import the layers before it. `ui` has a stricter boundary of its own. */
const webLayers = ['lib', 'data', 'ui', 'parts', 'features', 'layouts'];

const layerOrder = webLayers
  .slice(0, -1)
  .filter((layer) => layer !== 'ui')
  .map((layer) =>
    boundary(
      `web-${layer}-imports-lower-layers`,
      `The order is ${webLayers.join(' -> ')}; move what both need to a lower layer.`,
      {
        from: { path: webFolder(layer) },
        to: { path: webFolder(`(?:${webLayers.slice(webLayers.indexOf(layer) + 1).join('|')})`) },
      },
    ),
  );

export const webBoundaries = [
  ...layerOrder,
  boundary('web-imports-no-server', 'The browser imports contracts and domain only.', {
    from: { path: web },
    to: {
      path: [
        kernel,
        anyModule,
        fromRoot('apps/api/'),
        npmPackage('pg', 'kysely', 'pg-boss', 'fastify', 'ioredis'),
      ],
    },
  }),
  boundary('app-imports-no-gallery', 'The gallery shows the app; the app runs without it.', {
    from: { path: web, pathNot: `${web}routes[.]ts$` },
    to: { path: fromRoot('apps/web/gallery/') },
  }),
  boundary('feature-imports-no-feature', 'Move what two features share to parts/.', {
    from: { path: `${web}features/([^/]+)/` },
    to: { path: webFolder('features'), pathNot: `${web}features/$1/` },
  }),
  boundary('api-only-in-data', 'Put the query or the mutation in data/.', {
    from: { path: web, pathNot: [webFolder('(?:data|lib)'), tests] },
    to: { path: `${web}lib/api[./-]` },
  }),
  boundary('ui-imports-no-domain', 'A component that uses contracts or paths belongs in parts/.', {
    from: { path: webFolder('ui') },
    // Dates and clocks know no salon, and a calendar needs them.
    to: {
      path: [`${web}(?!(?:ui|lib)/)`, contracts, domain],
      pathNot: [`${domain}wall-(?:clock|now)\\.ts$`],
    },
  }),
];
