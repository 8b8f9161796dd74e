import { boundary, domain, fromRoot, kernel, npmPackage, tests } from './patterns.ts';

const testkit = `${kernel}testkit/`;

/** The kernel from the bottom up: each part may import those before it. */
const kernelLayers = [
  '(?:actor|bounded-limit|codes|instant|salon-key|sandboxed-process)[.]ts$',
  'telemetry/',
  'db/',
  'events/',
  'signals/',
  'identity/',
  'ctx[.]ts$',
  'http/',
  'copies/copy[.]ts$',
  'figures/figures[.]ts$',
  'module[.]ts$',
  'copies/',
  'figures/',
  'workers/',
  'live/',
  'host/',
  'migrate/',
  'testkit/',
];

const kernelLayerBoundaries = kernelLayers.slice(0, -1).map((layer, index) =>
  boundary(
    'kernel-imports-downwards',
    `The order is ${kernelLayers.join(' < ')}; move what both need down.`,
    {
      from: { path: kernel + layer, pathNot: tests },
      to: {
        path: `${kernel}(?:${kernelLayers.slice(index + 1).join('|')})`,
        // `copies/copy.ts` and `figures/figures.ts` are types that modules are declared with; the rest of their folders
        // runs modules.
        pathNot: layer === 'module[.]ts$' ? `${kernel}(?:copies/copy|figures/figures)[.]ts$` : kernel + layer,
      },
    },
  ),
);

export const repositoryBoundaries = [
  ...kernelLayerBoundaries,
  boundary(
    'contracts-import-only-contracts',
    'A contract is schemas and domain logic only, because the browser loads it too.',
    {
      from: { path: fromRoot('(packages|fixtures)/contracts/src/'), pathNot: tests },
      // The fixtures' contracts use the building blocks of the real ones, never the other way round.
      to: { pathNot: [fromRoot('(?:packages|$1)/contracts/src/'), domain, npmPackage('zod')] },
    },
  ),
  boundary(
    'domain-imports-nothing',
    'Domain logic is plain functions of plain values; pass in what it needs.',
    {
      from: { path: domain, pathNot: tests },
      to: { pathNot: domain },
    },
  ),
  boundary('kernel-imports-no-module', 'The host passes to the kernel what it needs from a module.', {
    from: { path: fromRoot('packages/kernel/') },
    to: {
      path: [
        fromRoot('(?:modules|apps)/'),
        fromRoot('packages/contracts/src/(?!core/|(?:module-calls|errors|host)[.]ts$)'),
      ],
    },
  }),
  boundary('kernel-imports-no-module', 'Only tests of the kernel may import fixture modules.', {
    from: { path: fromRoot('packages/kernel/'), pathNot: tests },
    to: { path: fromRoot('fixtures/') },
  }),
  boundary(
    'product-imports-no-tooling',
    'Tests, drills and tools import the product, never the other way round.',
    {
      from: {
        path: fromRoot('(?:packages/(?!stand-ins/)[^/]+|modules|apps|fixtures(?!/host))/'),
        pathNot: [tests, testkit, '[.]config[.]ts$'],
      },
      to: {
        path: [
          testkit,
          tests,
          fromRoot('(?:bench|faults|e2e)/'),
          fromRoot('tools/(?!lint-fixtures/)'),
          fromRoot('packages/stand-ins/'),
        ],
      },
    },
  ),
  boundary('apps-import-no-fixture', 'Fixture modules are for tests and are never shipped.', {
    from: { path: fromRoot('apps/'), pathNot: tests },
    to: { path: fromRoot('fixtures/') },
  }),
  boundary('no-cycles', 'Merge two files that need each other, or move what both need to a third.', {
    from: {},
    to: { circular: true },
  }),
  boundary('every-import-resolves', 'The other boundaries do not see an import that resolves to no file.', {
    // React Router generates `+types` and Vite `virtual:`; they exist for the compiler only.
    from: {},
    to: { couldNotResolve: true, pathNot: ['/[+]types/', '^virtual:'] },
  }),
];
