import {
  anyModule,
  boundary,
  contracts,
  domain,
  fromRoot,
  inModule,
  kernel,
  npmPackage,
  ownFolder,
  sharedContracts,
  tests,
  web,
} from './patterns.ts';

const sql = [npmPackage('kysely', 'pg'), `${kernel}db/(?:sql|limits|stored-answers)[.]ts$`];

const betweenModules = [
  boundary('module-imports-no-module', 'Call the other module by its contract, or handle its event.', {
    from: { path: inModule('') },
    to: { path: anyModule, pathNot: fromRoot('$1/$2/') },
  }),
  boundary('module-entry-only', 'Import src/index.ts of the module.', {
    from: { pathNot: [anyModule, web] },
    to: { path: `${anyModule}src/(?!index[.]ts$)` },
  }),
  boundary('sql-only-in-store', "Move the query to the module's store folder.", {
    // Tools, measurements and drills are not part of the product and may use the database directly.
    from: {
      pathNot: [
        inModule('src/store/'),
        kernel,
        web,
        fromRoot('(?:tools/(?!lint-fixtures/)|bench/|faults/|fixtures/host/)'),
      ],
    },
    to: { path: sql },
  }),
  boundary('database-only-through-ctx', 'Use ctx.db for rows and ctx.salon for the salon key.', {
    from: { path: anyModule },
    // Type-only imports of transactions and keys are allowed.
    to: {
      path: `${kernel}(?:db/(?!(?:sql|limits|stored-answers)[.]ts$)|salon-key[.]ts$)`,
      dependencyTypesNot: ['type-only'],
    },
  }),
];

/** Files that only declare: they may import what the table of folders lists, and nothing else. */
const declarativeFiles = [
  boundary('routes-only-delegate', 'A route is one line: an action or a plain read of the store.', {
    from: { path: inModule('src/routes[.]ts$') },
    to: { pathNot: [ownFolder('(?:actions|store)/'), contracts, kernel] },
  }),
  boundary('listeners-only-delegate', 'A listener or schedule names an event or a time, and an action.', {
    from: { path: inModule('src/(?:listeners|schedules)[.]ts$') },
    to: { pathNot: [ownFolder('actions/'), sharedContracts, kernel] },
  }),
  boundary('copies-only-declare', 'A copy names a table, an event and the route it is rebuilt from.', {
    from: { path: inModule('src/copies[.]ts$') },
    to: { pathNot: [contracts, kernel] },
  }),
  boundary('figures-only-declare', 'Kept figures name a table and the functions of the store.', {
    from: { path: inModule('src/figures[.]ts$') },
    to: { pathNot: [ownFolder('store/'), kernel] },
  }),
  boundary('personal-data-only-declares', 'It names tables and columns, and nothing else.', {
    from: { path: inModule('src/personal-data[.]ts$') },
    to: { pathNot: kernel },
  }),
  boundary('texts-import-only-contracts', 'Texts are sentences with parameters.', {
    from: { path: inModule('src/texts[.]ts$') },
    to: { pathNot: contracts },
  }),
];

const layers = [
  boundary('rules-are-pure', 'A rule decides from its arguments; let the action read them.', {
    from: { path: inModule('src/rules/'), pathNot: tests },
    to: { pathNot: [ownFolder('rules/'), contracts, domain, npmPackage('zod', 'temporal-polyfill')] },
  }),
  boundary(
    'action-imports-no-action',
    'Move what two actions share to a rule, a store function or actions/shared.',
    {
      from: { path: inModule('src/actions/'), pathNot: tests },
      to: {
        path: ownFolder(''),
        pathNot: ownFolder('(?:actions/shared/|rules/|store/|providers/|texts[.]ts$)'),
      },
    },
  ),
  boundary('providers-only-through-ctx', 'The host opens providers; use ctx.providers.', {
    from: { path: inModule('src/(?:actions/|routes|listeners|schedules)'), pathNot: tests },
    // Type-only imports are allowed, so that an action can declare which providers it needs.
    to: { path: ownFolder('providers/'), dependencyTypesNot: ['type-only'] },
  }),
  boundary('providers-import-only-providers', 'A provider implements a protocol and does not use our rows.', {
    from: { path: inModule('src/providers/'), pathNot: tests },
    to: { path: ownFolder(''), pathNot: ownFolder('providers/') },
  }),
  boundary('store-imports-no-logic', 'The store reads and writes rows; decide in a rule or an action.', {
    from: { path: inModule('src/store/'), pathNot: tests },
    to: { path: ownFolder(''), pathNot: ownFolder('(?:store|rules)/') },
  }),
  boundary('store-imports-no-logic', 'The store may import only the types of rules.', {
    from: { path: inModule('src/store/'), pathNot: tests },
    to: { path: ownFolder('rules/'), dependencyTypesNot: ['type-only'] },
  }),
];

export const moduleBoundaries = [...betweenModules, ...declarativeFiles, ...layers];
