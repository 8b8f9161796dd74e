import { at, kernel, library, tests, wall } from './places.ts';

const testkit = `${kernel}testkit/`;

export const houseWalls = [
  wall('contracts-know-nobody', 'A contract is shapes; the browser loads it too.', {
    from: { path: at('(packages|fixtures)/contracts/src/'), pathNot: tests },
    // The fixtures' contracts are written with the words of the real ones, never the other way round.
    to: { pathNot: [at('(?:packages|$1)/contracts/src/'), library('zod')] },
  }),
  wall('kernel-knows-no-module', 'The host hands the kernel what it needs of a module.', {
    from: { path: at('packages/kernel/') },
    to: {
      path: [at('(?:modules|apps)/'), at('packages/contracts/src/(?!core/|(?:asks|errors|host)[.]ts$)')],
    },
  }),
  wall('kernel-knows-no-module', 'Only its tests use the fixture modules.', {
    from: { path: at('packages/kernel/'), pathNot: tests },
    to: { path: at('fixtures/') },
  }),
  wall('product-knows-no-workshop', 'Tests, drills and tools use the product, never the other way round.', {
    from: {
      path: at('(?:packages/(?!stand-ins/)[^/]+|modules|apps|fixtures(?!/host))/'),
      pathNot: [tests, testkit, '[.]config[.]ts$'],
    },
    to: {
      path: [testkit, tests, at('(?:bench|faults|e2e)/'), at('tools/(?!red/)'), at('packages/stand-ins/')],
    },
  }),
  wall('apps-know-no-fixture', 'Fixture modules are for tests and are never shipped.', {
    from: { path: at('apps/'), pathNot: tests },
    to: { path: at('fixtures/') },
  }),
  wall('no-circles', 'Two files that need each other are one, or hide a third.', {
    from: {},
    to: { circular: true },
  }),
  wall('every-import-resolves', 'An import that leads nowhere would slip past all other walls.', {
    // React Router makes `+types`, Vite `virtual:`: they exist for the compiler alone.
    from: {},
    to: { couldNotResolve: true, pathNot: ['/[+]types/', '^virtual:'] },
  }),
];
