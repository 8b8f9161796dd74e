import { asks } from '@ayna/contracts/asks';
import { fixtureAsks } from '@ayna/fixture-contracts/asks';
import { at, contracts, inModule, openContracts, wall } from './places.ts';

export type Asks = Readonly<Record<string, readonly string[]>>;

export const everyAsk: Asks = { ...asks, ...fixtureAsks };

const anyOf = (names: readonly string[]): string => `(?:${names.join('|')})`;

/**
 * A contract may be named by its own module and by those that ask it. `copies.ts` is free: to name the
 * route a copy is rebuilt from is not to ask, and the table could not hold it without a circle
 * (employee asks appointment, appointment keeps a copy of employee).
 */
const askWall = (asker: { path: string; pathNot: string[] }, open: readonly string[]) =>
  wall('ask-by-the-table', 'Who may ask whom stands in packages/contracts/src/asks.ts.', {
    from: asker,
    to: { path: contracts, pathNot: [openContracts, `${contracts}${anyOf(open)}[.]ts$`] },
  });

const copies = inModule('src/copies[.]ts$');

/** One wall per row of the table, and one for everybody who has no row: they ask nobody. */
export const askWalls = (table: Asks) => [
  askWall(
    { path: inModule(''), pathNot: [copies, at(`(?:modules|fixtures)/${anyOf(Object.keys(table))}/`)] },
    ['$2'],
  ),
  ...Object.entries(table).map(([asker, asked]) =>
    askWall({ path: at(`(?:modules|fixtures)/${asker}/`), pathNot: [copies] }, [asker, ...asked]),
  ),
];
