import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

// Regular expressions for the parts of the repository. Boundaries are patterns, never lists of modules,
// so a new module is checked from its first line.

/** A path from the root of the repository, or from that of the planted violations, which has the same layout. */
export const fromRoot = (path: string): string => `^(?:tools/lint-fixtures/boundaries/)?${path}`;

/** A package of the registry, in whichever node_modules pnpm puts it. */
export const npmPackage = (...names: readonly string[]): string =>
  `(?:^|/)node_modules/(?:${names.join('|')})/`;

// `fixtures/` also holds the fixtures' contracts and the host that serves them, which are not modules.
const name = '(?!contracts/|host/)[^/]+';

/** A file of any module; in the `to` of the same boundary `$1/$2` is that module's own folder. */
export const inModule = (rest: string): string => fromRoot(`(modules|fixtures)/(${name})/${rest}`);
export const ownFolder = (rest: string): string => fromRoot(`$1/$2/src/${rest}`);
export const anyModule = fromRoot(`(?:modules|fixtures)/${name}/`);

export const contracts = fromRoot('(?:packages|fixtures)/contracts/src/');
/** Every module may import these: events, refusals, groups, and the building blocks of contracts. */
export const sharedContracts = `${contracts}(?:core/|(?:errors|groups)[.]ts$|[^/]+[.]events[.]ts$)`;
/** Pure logic that server and browser share. */
export const domain = fromRoot('packages/domain/src/');
export const kernel = fromRoot('packages/kernel/src/');
export const web = fromRoot('apps/web/app/');

export const tests = '[.](?:test|spec)[.]tsx?$|/test/';

type Boundary = IRegularForbiddenRuleType;

/** Nothing in `from` may import anything in `to`; the comment says what to do instead. */
export const boundary = (
  name: string,
  comment: string,
  { from, to }: Pick<Boundary, 'from' | 'to'>,
): Boundary => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});
