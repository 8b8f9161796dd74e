import { moduleCalls } from '@ayna/contracts/module-calls';
import { fixtureCalls } from '@ayna/fixture-contracts/module-calls';
import { boundary, contracts, fromRoot, inModule, sharedContracts } from './patterns.ts';

export type ModuleCalls = Readonly<Record<string, readonly string[]>>;

export const allCalls: ModuleCalls = { ...moduleCalls, ...fixtureCalls };

const anyOf = (names: readonly string[]): string => `(?:${names.join('|')})`;

/**
 * Only a module itself and its declared callers may import its contract. `copies.ts` is exempt: it names the route
 * from which a copy is rebuilt, and declaring that as a call would make a cycle (employee calls appointment,
 * appointment keeps a copy of employee).
 */
const onlyDeclaredCalls = (caller: { path: string; pathNot: string[] }, callable: readonly string[]) =>
  boundary('only-declared-calls', 'Declare the call in packages/contracts/src/module-calls.ts.', {
    from: caller,
    to: { path: contracts, pathNot: [sharedContracts, `${contracts}${anyOf(callable)}[.]ts$`] },
  });

const copies = inModule('src/copies[.]ts$');

/** One boundary for each module that declares calls, and one for all others, which may call no module. */
export const defineCallBoundaries = (declared: ModuleCalls) => [
  onlyDeclaredCalls(
    {
      path: inModule(''),
      pathNot: [copies, fromRoot(`(?:modules|fixtures)/${anyOf(Object.keys(declared))}/`)],
    },
    ['$2'],
  ),
  ...Object.entries(declared).map(([caller, called]) =>
    onlyDeclaredCalls({ path: fromRoot(`(?:modules|fixtures)/${caller}/`), pathNot: [copies] }, [
      caller,
      ...called,
    ]),
  ),
];
