import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

// Where things live, as regular expressions. Walls are patterns and never lists of modules, so that a
// new module stands behind them from its first line.

/** The repository's root, or that of the planted violations, which are laid out like the repository. */
export const at = (path: string): string => `^(?:tools/red/walls/)?${path}`;

/** A library of the registry, wherever pnpm keeps it. */
export const library = (...names: readonly string[]): string => `(?:^|/)node_modules/(?:${names.join('|')})/`;

// Among the fixture modules lie their contracts and the host that serves them.
const name = '(?!contracts/|host/)[^/]+';

/** A file of any module; in the `to` of the same wall `$1/$2` is that module's own folder. */
export const inModule = (rest: string): string => at(`(modules|fixtures)/(${name})/${rest}`);
export const ownRoom = (rest: string): string => at(`$1/$2/src/${rest}`);
export const anyModule = at(`(?:modules|fixtures)/${name}/`);

export const contracts = at('(?:packages|fixtures)/contracts/src/');
/** Open to everybody: the events, the refusals, the groups, and the words that contracts are written with. */
export const openContracts = `${contracts}(?:core/|(?:errors|groups)[.]ts$|[^/]+[.]events[.]ts$)`;
export const kernel = at('packages/kernel/src/');
export const web = at('apps/web/app/');

export const tests = '[.](?:test|spec)[.]tsx?$|/test/';

type Wall = IRegularForbiddenRuleType;

/** Nothing in `from` may import anything in `to`; the comment says what to do instead. */
export const wall = (name: string, comment: string, { from, to }: Pick<Wall, 'from' | 'to'>): Wall => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});
