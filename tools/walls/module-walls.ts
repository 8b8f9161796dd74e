import {
  anyModule,
  at,
  contracts,
  inModule,
  kernel,
  library,
  openContracts,
  ownRoom,
  tests,
  wall,
  web,
} from './places.ts';

const sql = [library('kysely', 'pg'), `${kernel}db/sql[.]ts$`];

const betweenModules = [
  wall('module-to-module-by-contract', 'Ask by the contract or hear the event; its code is its own.', {
    from: { path: inModule('') },
    to: { path: anyModule, pathNot: at('$1/$2/') },
  }),
  wall('front-door-only', "A module's one way in is src/index.ts.", {
    from: { pathNot: [anyModule, web] },
    to: { path: `${anyModule}src/(?!index[.]ts$)` },
  }),
  wall('only-store-speaks-sql', 'Move the query to the store room.', {
    // What is not product may look at the engine directly: to measure it, to break it, to migrate it.
    from: {
      pathNot: [inModule('src/store/'), kernel, web, at('(?:tools/(?!red/)|bench/|faults/|fixtures/host/)')],
    },
    to: { path: sql },
  }),
  wall('kernel-keeps-its-keys', 'Rows are reached by ctx.db, a salon by the key that ctx holds.', {
    from: { path: anyModule },
    // The types of transactions and keys may be named by everybody.
    to: {
      path: `${kernel}(?:db/(?!sql[.]ts$)|salon-key[.]ts$)`,
      dependencyTypesNot: ['type-only'],
    },
  }),
];

/** The rooms that only hand on: whatever the table of rooms does not give them is shut. */
const narrowRooms = [
  wall('routes-only-ask', 'A route is one line: an action or a plain read of the store.', {
    from: { path: inModule('src/routes[.]ts$') },
    to: { pathNot: [ownRoom('(?:actions|store)/'), contracts, kernel] },
  }),
  wall('listeners-only-tell', 'A listener names an event (or an hour) and the action it leads to.', {
    from: { path: inModule('src/(?:listeners|schedules)[.]ts$') },
    to: { pathNot: [ownRoom('actions/'), openContracts, kernel] },
  }),
  wall('copies-only-name', 'A copy names a table, an event and its source; it does nothing itself.', {
    from: { path: inModule('src/copies[.]ts$') },
    to: { pathNot: [contracts, kernel] },
  }),
  wall('texts-only-say', 'Texts are sentences, filled in with what they are given.', {
    from: { path: inModule('src/texts[.]ts$') },
    to: { pathNot: contracts },
  }),
];

const wideRooms = [
  wall('rules-are-pure', 'A rule decides from what it is given; let the action fetch it.', {
    from: { path: inModule('src/rules/'), pathNot: tests },
    to: { pathNot: [ownRoom('rules/'), contracts, library('zod', 'temporal-polyfill')] },
  }),
  wall('actions-stand-alone', 'What two actions share is a rule or a store function.', {
    from: { path: inModule('src/actions/'), pathNot: tests },
    to: { path: ownRoom(''), pathNot: ownRoom('(?:rules/|store/|outside/|texts[.]ts$)') },
  }),
  wall('actions-reach-outside-by-ctx', 'The way out is opened by the host; take it from ctx.outside.', {
    from: { path: inModule('src/(?:actions/|routes|listeners|schedules)'), pathNot: tests },
    // What it looks like from inside may be named.
    to: { path: ownRoom('outside/'), dependencyTypesNot: ['type-only'] },
  }),
  wall('outside-only-speaks', 'It knows the protocol of a provider and nothing of our rows.', {
    from: { path: inModule('src/outside/'), pathNot: tests },
    to: { path: ownRoom(''), pathNot: ownRoom('outside/') },
  }),
  wall('store-only-remembers', 'The store keeps rows; deciding and saying are done outside of it.', {
    from: { path: inModule('src/store/'), pathNot: tests },
    to: { path: ownRoom(''), pathNot: ownRoom('store/') },
  }),
];

export const moduleWalls = [...betweenModules, ...narrowRooms, ...wideRooms];
